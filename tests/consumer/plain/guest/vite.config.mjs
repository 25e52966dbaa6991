/** Two pages: components in a page of its own, and one button alone. */
export default { build: { rolldownOptions: { input: ['index.html', 'button.html'] } } };
