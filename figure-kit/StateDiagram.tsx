import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';
import * as layout from './stateLayout';

type StateDiagramProps<Value extends string> = {
  readonly machine: layout.StateMachine<Value>;
  readonly caption: string;
  /** The state that the page is about, drawn with a thicker frame. */
  readonly highlight?: NoInfer<Value>;
};

/** Between the two frames of a final state. */
const FINAL_INSET = 3;
const orList = new Intl.ListFormat('fr', { type: 'disjunction' });

/** In rem, so that the drawing grows with the reader's font size. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

type StateProps = { readonly box: layout.StateBox; readonly isHighlighted: boolean };

function State({ box, isHighlighted }: StateProps): ReactNode {
  const { x, y, width, height } = box;
  const inner = { width: width - 2 * FINAL_INSET, height: height - 2 * FINAL_INSET };
  const middle = x + width / 2;
  return (
    <g className={clsx('fig-state', isHighlighted && 'fig-state--highlight')}>
      <rect className="fig-state-box" x={x} y={y} width={width} height={height} rx={4} />
      {box.isFinal && <rect x={x + FINAL_INSET} y={y + FINAL_INSET} {...inner} rx={2} />}
      <text className="fig-state-label" x={middle} y={y + 21}>
        {box.label}
      </text>
      <text className="fig-state-value" x={middle} y={y + 37}>
        {box.value}
      </text>
    </g>
  );
}

/** The states of an object and the transitions between them: a drawing, then a list that says the same in words. */
export function StateDiagram<Value extends string>({
  machine,
  caption,
  highlight,
}: StateDiagramProps<Value>): ReactNode {
  const { width, height, birth, boxes, edges } = layout.layOutStates(machine);
  const listId = ['etats', machine.id, highlight].filter(Boolean).join('-');
  const labelOf = (value: string | null): string =>
    machine.states.find((state) => state.value === value)?.label ?? machine.birth;
  return (
    <Diagram caption={caption} className="fig-states">
      <div className="fig-states-body">
        <svg
          className="fig-states-drawing"
          role="img"
          aria-label={`Schéma des états : ${machine.name}`}
          aria-describedby={listId}
          viewBox={`0 0 ${width} ${height}`}
          width={rem(width)}
          height={rem(height)}
        >
          <path className="fig-edge" d={edges.map(({ path }) => path).join('')} />
          <path className="fig-edge-head" d={edges.map(({ head }) => head).join('')} />
          <circle className="fig-birth" cx={birth.x} cy={birth.y} r={layout.BIRTH_RADIUS} />
          {boxes.map((box) => (
            <State key={box.value} box={box} isHighlighted={box.value === highlight} />
          ))}
          {edges.map(({ path, disc: { x, y }, number }) => (
            <g key={path} className="fig-disc">
              <circle cx={x} cy={y} r={layout.DISC_RADIUS} />
              <text x={x} y={y + 4}>
                {number}
              </text>
            </g>
          ))}
        </svg>
        <div className="fig-states-text">
          <ol id={listId} className="fig-rules">
            {layout.numberTransitions(machine).map(({ number, from, to, trigger }) => (
              <li key={number}>
                <b>
                  {orList.format(from.map(labelOf))} → {labelOf(to)}
                </b>
                {trigger && ' : '}
                {trigger && <Inline text={trigger} />}
              </li>
            ))}
          </ol>
          {machine.final.length > 0 && (
            <p className="fig-soft">Cadre double : l'état ne revient jamais en arrière.</p>
          )}
        </div>
      </div>
    </Diagram>
  );
}
