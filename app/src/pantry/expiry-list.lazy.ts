export { ExpiryList as default } from '@larder/ui/expiry-list';
