import { Bell, ListPlus, Trash2 } from 'lucide-react';
import { Button } from '../components/button/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { RemovableChip, ToggleChip } from '../components/chip/index.ts';
import { FavoriteButton } from '../components/favorite-button/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { PasswordField } from '../components/password-field/index.ts';
import { RadioChips } from '../components/radio-chips/index.ts';
import { Select } from '../components/select/index.ts';
import { Switch } from '../components/switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../components/tabs/index.ts';
import { TextField } from '../components/text-field/index.ts';
import styles from './board.module.css';

const UNITS = ['g', 'kg', 'cup'].map((value) => ({ value, label: value }));
const SPICE = ['Mild', 'Medium', 'Hot'].map((label) => ({ value: label.toLowerCase(), label }));
const nothing = () => undefined;

/** Buttons, options and fields. */
export function BoardControls() {
  return (
    <>
      <div className={styles.row}>
        <Button>Find Matching Recipes</Button>
        <Button variant="secondary">
          <ListPlus aria-hidden />
          Add to List
        </Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">
          <Trash2 aria-hidden />
          Remove
        </Button>
        <Button pending>Generating...</Button>
        <IconButton label="Notifications" variant="solid">
          <Bell aria-hidden />
        </IconButton>
        <FavoriteButton defaultPressed subject="Dal Tadka" />
      </div>
      <div className={styles.row}>
        <ToggleChip>Vegetarian</ToggleChip>
        <ToggleChip defaultPressed>Dairy Free</ToggleChip>
        <RemovableChip label="Belgium" onRemove={nothing} />
        <RemovableChip label="Basmati rice" variant="item" onRemove={nothing} />
      </div>
      <RadioChips legend="Spice Tolerance" options={SPICE} defaultValue="medium" />
      <div className={styles.fields}>
        <TextField label="Username" hint="Letters, numbers and underscores" defaultValue="mira_cooks" />
        <PasswordField label="Confirm Password" error="Passwords do not match" defaultValue="sunday pot" />
        <NumberField label="Quantity" defaultValue="2" />
        <Select label="Unit" options={UNITS} defaultValue="kg" />
      </div>
      <div className={styles.row}>
        <Checkbox label="Weeknights" defaultChecked />
        <Checkbox label="Packed lunches" />
        <Switch label="Only what I can cook" defaultChecked />
        <Switch label="Leave out spicy dishes" />
      </div>
      <Tabs defaultValue="plan">
        <TabList label="Plan views">
          <Tab value="plan">Meal Plan</Tab>
          <Tab value="shopping">Shopping</Tab>
        </TabList>
        <TabPanel value="plan">Four dinners, Monday to Saturday.</TabPanel>
        <TabPanel value="shopping">Fifteen things to buy.</TabPanel>
      </Tabs>
    </>
  );
}
