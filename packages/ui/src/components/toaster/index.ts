export { Toaster, type ToasterLabels, type ToasterProps } from './toaster.tsx';
export { toast, type ToastAction } from './toast.ts';
