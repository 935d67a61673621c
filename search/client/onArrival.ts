// What to do once the page of a result is shown, and how to undo it when the reader leaves that page.
type Undo = () => void;

let pending: (() => Undo) | undefined;
let undo: Undo | undefined;

export function onArrival(act: () => Undo): void {
  pending = act;
}

export function arrived(): void {
  undo?.();
  undo = pending?.();
  pending = undefined;
}
