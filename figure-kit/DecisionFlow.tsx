import { Fragment, type ReactNode } from 'react';
import { ArrowHead } from './ArrowHead';
import { Figure } from './Figure';
import { Inline } from './Inline';

/** A branch whose items do not end with an outcome continues with the item after the question. */
type Branch = { readonly answer: string; readonly items?: readonly FlowItem[] };

export type FlowItem =
  | { readonly step: string; readonly text?: string }
  | { readonly question: string; readonly branches: readonly Branch[] }
  | { readonly outcome: string; readonly text?: string };

type DecisionFlowProps = { readonly items: readonly FlowItem[]; readonly caption: string };

function Box({ title, text, kind }: { title: string; text?: string; kind: string }): ReactNode {
  return (
    <div className={`fig-flow-box fig-flow-box--${kind}`}>
      <p>
        <Inline text={title} />
      </p>
      {text && (
        <p className="fig-flow-text">
          <Inline text={text} />
        </p>
      )}
    </div>
  );
}

function Branches({ branches }: { readonly branches: readonly Branch[] }): ReactNode {
  return (
    <ul className="fig-flow-branches fig-elbows">
      {branches.map(({ answer, items = [] }) => (
        <li key={answer}>
          <p className="fig-flow-answer">
            {answer}
            {items.length === 0 && <span className="fig-flow-text"> : on passe à la suite</span>}
          </p>
          {items.length > 0 && <Items items={items} />}
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { readonly item: FlowItem }): ReactNode {
  if ('step' in item) return <Box kind="step" title={item.step} text={item.text} />;
  if ('outcome' in item) return <Box kind="outcome" title={item.outcome} text={item.text} />;
  return (
    <Fragment>
      <Box kind="question" title={item.question} />
      <Branches branches={item.branches} />
    </Fragment>
  );
}

function Items({ items }: { readonly items: readonly FlowItem[] }): ReactNode {
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

/** Steps, questions with their answers, and the outcomes they lead to. */
export function DecisionFlow({ items, caption }: DecisionFlowProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-decision">
      <Items items={items} />
    </Figure>
  );
}
