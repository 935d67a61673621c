// Runs the main script in steps, each a task of its own: on a slow phone, all of them at once would keep a tap waiting.
const STEPS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function run([step, ...rest]: typeof STEPS): Promise<void> {
  await step?.();
  if (rest.length > 0) setTimeout(() => run(rest));
}

// Docusaurus says by `window.docusaurus` that the script is there: too late for what asks when the document is parsed.
document.documentElement.dataset.hasScript = '';
setTimeout(() => run(STEPS));
