/** Waits until layout and what is positioned by script have followed a change of the page or its size. */
export const frames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
