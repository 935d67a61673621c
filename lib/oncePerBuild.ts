/** Caches what every page needs of the sources. The writers' server computes it each time, because sources change. */
export function oncePerBuild<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return compute();
    known ??= { value: compute() };
    return known.value;
  };
}
