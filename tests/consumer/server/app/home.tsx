import { Button } from '@larder/ui/button';
import { Combobox } from '@larder/ui/combobox';
import { Dialog } from '@larder/ui/dialog';
import { LocaleProvider } from '@larder/ui/locale';
import { Pagination } from '@larder/ui/pagination';
import { RecipeCard } from '@larder/ui/recipe-card';
import { Select } from '@larder/ui/select';
import { Tab, TabList, TabPanel, Tabs } from '@larder/ui/tabs';
import { TextField } from '@larder/ui/text-field';
import { ThemeChoice, applyTheme, type Theme } from '@larder/ui/theme';
import { Toaster, toast } from '@larder/ui/toaster';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

const UNITS = ['g', 'kg', 'piece'].map((unit) => ({ value: unit, label: unit }));

export default function Home() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [theme, setTheme] = useState<Theme>('dark');
  const [page, setPage] = useState(1);
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes';
  }, []);
  return (
    <LocaleProvider locale="de-DE" currency="EUR">
      <title>Kitchen</title>
      <main>
        <RecipeCard
          title="Dal Tadka"
          href="/?recipe=1"
          renderLink={({ href, ...link }) => <Link to={href} {...link} />}
          country="india"
          totalTime={40}
          ingredientCount={12}
          servings={4}
          dietary={{ vegan: true }}
          matchPercentage={83}
        />
        <Tabs defaultValue="plan">
          <TabList label="This week">
            <Tab value="plan">Plan</Tab>
            <Tab value="shopping">Shopping</Tab>
          </TabList>
          <TabPanel value="plan">Monday first</TabPanel>
          <TabPanel value="shopping">Nothing to buy</TabPanel>
        </Tabs>
        <Select label="Unit" options={UNITS} defaultValue="g" />
        <Combobox
          label="Ingredient"
          value={name}
          onValueChange={setName}
          suggestions={['Rice', 'Rice flour']}
        />
        <ThemeChoice value={theme} onValueChange={setTheme} />
        <Pagination page={page} total={1234} pageSize={20} onPageChange={setPage} />
        <Button onClick={() => setOpen(true)}>New list</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Create New List"
          footer={
            <Button
              onClick={() => {
                setOpen(false);
                toast.success('List made');
              }}
            >
              Create
            </Button>
          }
        >
          <TextField label="List Name" />
        </Dialog>
        <Toaster />
      </main>
    </LocaleProvider>
  );
}
