// Numbered callouts: a seal on a part of a drawing, and its entry in the legend below.
import clsx from 'clsx';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** What any part of a drawing may carry: the number of its entry in the legend. */
export type Marked = { callout?: number };

type SealProps = { number: number };

export function Seal({ number }: SealProps): ReactNode {
  return (
    <span className="fig-seal">
      <span className="for-ears">repère </span>
      {number}
    </span>
  );
}

type PartProps = Marked & { className: string; children: ReactNode };

/** The box of a part, with its seal if it carries one. */
export function Part({ className, callout, children }: PartProps): ReactNode {
  return (
    <div className={clsx('fig-part', className)}>
      {children}
      {callout !== undefined && <Seal number={callout} />}
    </div>
  );
}

const isSeal = (element: ReactElement): element is ReactElement<SealProps> => element.type === Seal;

/** Figures are pure functions of their props: calling one is drawing it. */
const isDrawing = (type: unknown): type is (props: unknown) => ReactNode => typeof type === 'function';

/** The numbers that a drawing shows, wherever they are in it. */
function calloutsIn(node: ReactNode): number[] {
  if (Array.isArray(node)) return node.flatMap(calloutsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  if (isSeal(node)) return [node.props.number];
  return calloutsIn(isDrawing(node.type) ? node.type(node.props) : node.props.children);
}

/** Stops the build where a number leads nowhere, or an entry explains nothing. */
export function checkLegend(caption: string, drawing: ReactNode, legend: readonly ReactNode[]): void {
  const drawn = new Set(calloutsIn(drawing));
  const entries = new Set(legend.map((_, index) => index + 1));
  const faults = [
    ...[...drawn]
      .filter((number) => !entries.has(number))
      .map((number) => `le repère ${number} est dessiné sans entrée dans la légende (legend)`),
    ...[...entries]
      .filter((number) => !drawn.has(number))
      .map((number) => `l'entrée ${number} de la légende n'a pas de repère dans le dessin (callout)`),
  ];
  if (faults.length > 0) throw new Error(`Figure « ${caption} » : ${faults.join(' ; ')}.`);
}
