export {
  useWeekGlanceWords,
  WeekGlance,
  type GlanceDay,
  type WeekGlanceLabels,
  type WeekGlanceProps,
} from './week-glance.tsx';
