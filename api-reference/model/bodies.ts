// The bodies and headers of a request or response.
import type { JsonObject } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { examplesOf, givenExamples, isBinary } from './examples';
import { rootField } from './fields';
import { isFileType } from './mediaTypes';
import type { Direction, Field } from './types';
import { asText } from './values';
import { code } from './words';

/** The schema of a parameter or header is in itself, or in the media type of its `content`. */
export function schemaHolder(document: JsonObject, part: Part): Part {
  const [media] = childrenOf(document, part, 'content');
  return media ? media[1] : part;
}

/** The description and example of a parameter or header take the place of those of its schema. */
export function describedField(document: JsonObject, part: Part, name: string, direction: Direction): Field {
  const holder = schemaHolder(document, part);
  const presence = part.value.required === true ? 'required' : 'optional';
  const field = rootField(document, holder.value.schema, direction, { name, isNamed: true, presence });
  const [example] = givenExamples(document, holder);
  return {
    ...field,
    description: asText(part.value.description) ?? field.description,
    example: example?.value ?? field.example,
    remarks: part.value.deprecated === true ? [...new Set([...field.remarks, 'obsolète'])] : field.remarks,
  };
}

export const headersOf = (document: JsonObject, response: Part): Field[] =>
  childrenOf(document, response, 'headers').map(([name, header]) =>
    describedField(document, header, name, 'response'),
  );

/** Each part of a form with the types that it is sent in: « envoyé en `image/png` ». */
function withPartTypes(document: JsonObject, media: Part, content: Field): Field {
  const encodings = new Map(childrenOf(document, media, 'encoding'));
  const children = content.children.map((field) => {
    const type = field.isNamed ? encodings.get(field.name)?.value.contentType : undefined;
    return typeof type === 'string'
      ? { ...field, limits: [...field.limits, `envoyé en ${code(type)}`] }
      : field;
  });
  return { ...content, children };
}

export const bodiesOf = (document: JsonObject, holder: Part, direction: Direction) =>
  childrenOf(document, holder, 'content').map(([mediaType, media]) => {
    const { schema } = media.value;
    const examples = examplesOf(document, media, mediaType, direction);
    const content = schema === undefined ? undefined : rootField(document, schema, direction);
    return {
      mediaType,
      /** Its schema is binary; or it has none, and its media type is that of a file. */
      isFile: content ? isBinary(document, media) : examples.length === 0 && isFileType(mediaType),
      /** Undefined where the contract gives no schema, as for a file. */
      content: content && withPartTypes(document, media, content),
      examples,
    };
  });

export type Body = ReturnType<typeof bodiesOf>[number];
