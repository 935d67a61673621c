/**
 * What is worked out from the sources, and asked for by every page. They do not change during a build, which works it
 * out once: else its time would grow with the square of the pages. The writers' server asks again each time.
 */
export function oncePerBuild<Value>(workOut: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return workOut();
    known ??= { value: workOut() };
    return known.value;
  };
}
