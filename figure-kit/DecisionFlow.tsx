import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';
import { ArrowHead } from './sketches';

/** A branch whose items do not end with an outcome continues with the item after the question. */
type Branch = { readonly answer: string; readonly items?: readonly FlowItem[] };

export type FlowItem =
  | { readonly step: string; readonly text?: string }
  | { readonly question: string; readonly branches: readonly Branch[] }
  | { readonly outcome: string; readonly text?: string };

function Box({ title, text, kind }: { title: string; text?: string; kind: string }): ReactNode {
  return (
    <div className={`fig-box fig-flow-${kind}`}>
      <p>
        <Inline text={title} />
      </p>
      {text && (
        <p className="fig-aside">
          <Inline text={text} />
        </p>
      )}
    </div>
  );
}

function Question({ question, branches }: { question: string; branches: readonly Branch[] }): ReactNode {
  return (
    <>
      <Box kind="question" title={question} />
      <ul className="fig-branches fig-elbows">
        {branches.map(({ answer, items }) => (
          <li key={answer}>
            <p className="fig-strong">
              {answer}
              {!items && <span className="fig-aside"> : on passe à la suite</span>}
            </p>
            {items && <Flow items={items} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item }: { readonly item: FlowItem }): ReactNode {
  if ('step' in item) return <Box kind="step" title={item.step} text={item.text} />;
  if ('outcome' in item) return <Box kind="outcome" title={item.outcome} text={item.text} />;
  return <Question {...item} />;
}

function Flow({ items }: { readonly items: readonly FlowItem[] }): ReactNode {
  return (
    <ol className="fig-flow">
      {items.map((item, index) => (
        <li key={JSON.stringify(item)}>
          {index > 0 && <ArrowHead pointsTo="down" />}
          <Item item={item} />
        </li>
      ))}
    </ol>
  );
}

type DecisionFlowProps = { readonly items: readonly FlowItem[]; readonly caption: string };

/** Steps, questions with their answers, and the outcomes they lead to. */
export function DecisionFlow({ items, caption }: DecisionFlowProps): ReactNode {
  return (
    <Diagram caption={caption} className="fig-decision">
      <Flow items={items} />
    </Diagram>
  );
}
