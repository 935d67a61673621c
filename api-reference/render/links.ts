// The operations that may follow a response.
import type { BlockContent } from 'mdast';
import type { Link, Response } from '../model/types';
import { code } from '../model/words';
import type { PageContext } from './context';
import { element, link, paragraph, strong, text } from './nodes';
import { asSentence, inline } from './prose';

function linkItem({ operation, target, description, values }: Link, page: PageContext): BlockContent {
  const address = operation === undefined ? undefined : page.links.toOperation(operation);
  return element('li', {}, [
    paragraph([
      address ? link(address, [text(target)]) : text(target),
      text(' : '),
      ...(description ? [...inline(asSentence(description)), text(' ')] : []),
      ...values.flatMap(([name, expression], index) =>
        inline(`${index > 0 ? ', ' : ''}${code(name)} vaut ${code(expression)}`),
      ),
    ]),
  ]);
}

export const linkNodes = ({ links }: Response, page: PageContext): BlockContent[] =>
  links.length === 0
    ? []
    : [
        paragraph([strong('Et ensuite')], 'api-label'),
        element(
          'ul',
          { className: ['api-links'] },
          links.map((each) => linkItem(each, page)),
        ),
      ];
