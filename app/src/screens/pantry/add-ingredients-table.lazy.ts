/** The table with its combobox, loaded when add mode first opens. */
export { AddIngredientsTable as default } from '@larder/ui/add-ingredients-table';
