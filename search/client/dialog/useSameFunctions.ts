import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Readonly<Record<string, (...args: never[]) => void>>;

/** The same functions at each render, which call the newest: what is given them is not drawn again. */
export function useSameFunctions<Given extends Functions>(newest: Given): Given {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [same] = useState(() =>
    Object.fromEntries(
      Object.keys(newest).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  return same as Given;
}
