import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../packages/ui/src/components/tabs/index.ts';
import styles from './views.module.css';

export interface View {
  /** Its tab's name, unique among the views. */
  name: string;
  /** How many things it shows. */
  count?: number | undefined;
  shows: ReactNode;
}

interface ViewsProps {
  /** What the views differ in: 'Country'. */
  label: string;
  /** At least one; the first is shown. */
  views: readonly View[];
}

const valueOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');

/** Long galleries, one at a time. A test looks at each: none may make its page too long. */
export function Views({ label, views }: ViewsProps) {
  return (
    <Tabs className={styles.root} defaultValue={valueOf(views[0]?.name ?? '')} data-views>
      <TabList label={label}>
        {views.map(({ name, count }) => (
          <Tab key={name} value={valueOf(name)} count={count}>
            {name}
          </Tab>
        ))}
      </TabList>
      {views.map(({ name, shows }) => (
        <TabPanel key={name} value={valueOf(name)} className={styles.panel}>
          {shows}
        </TabPanel>
      ))}
    </Tabs>
  );
}
