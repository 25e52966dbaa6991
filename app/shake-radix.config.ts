import type { Plugin } from 'vite';

const ALERT_DIALOG = /\/@radix-ui\/react-alert-dialog\/dist\/index\.mjs$/;

/**
 * Lets the bundler drop the parts of Radix's alert dialog that nobody draws. Unlike its sisters it does not say that
 * making a component has no effect: its overlay, and all that keeps a page from scrolling under it, came with every modal.
 */
export function shakeRadix(): Plugin {
  return {
    name: 'larder-shake-radix',
    transform: {
      filter: { id: ALERT_DIALOG },
      handler: (code) => ({
        code: code.replaceAll(' = React.forwardRef(', ' = /* @__PURE__ */ React.forwardRef('),
        map: null,
      }),
    },
  };
}
