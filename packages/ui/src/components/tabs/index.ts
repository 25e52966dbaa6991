export { Tab, type TabProps } from './tab.tsx';
export { TabList, type TabListProps } from './tab-list.tsx';
export type { TabsProps } from './tabs-frame.tsx';
export { TabPanel, Tabs, type TabPanelProps } from './tabs.tsx';
