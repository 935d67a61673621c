// What to do in the page that a result leads to, once it is shown; and how to undo it when the reader goes on.
type Undo = () => void;

let awaited: (() => Undo) | undefined;
let undo: Undo | undefined;

export function onArrival(act: () => Undo): void {
  awaited = act;
}

export function arrived(): void {
  undo?.();
  undo = awaited?.();
  awaited = undefined;
}
