export { Toaster, type ToasterLabels, type ToasterProps } from './toaster.tsx';
export { toast } from './toast.ts';
