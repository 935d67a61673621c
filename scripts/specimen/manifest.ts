// The manifest of the specimen: a drawing that the sandbox received by the API, without a position.
import { exampleSpecimen } from '../../product/examples';
import { sha256 } from '../timestamps/imprint';

type Field = string | number | null | { readonly [key: string]: Field };

/** RFC 8785 for what a manifest holds: objects with ASCII keys, texts, whole numbers, null. */
export const canonical = (value: Field): string =>
  value !== null && typeof value === 'object'
    ? `{${Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
        .join(',')}}`
    : JSON.stringify(value);

export const manifestOf = (photo: Buffer): Buffer =>
  Buffer.from(
    canonical({
      version: 1,
      certificateNumber: exampleSpecimen.number,
      environment: 'sandbox',
      origin: exampleSpecimen.origin,
      createdBy: { type: 'api_client', id: exampleSpecimen.createdBy },
      capturedAt: exampleSpecimen.capturedAt,
      receivedAt: exampleSpecimen.receivedAt,
      clockOffsetMs: null,
      location: null,
      device: { platform: 'api', osVersion: null, appVersion: null, integrity: 'not_available' },
      mediaType: 'image/jpeg',
      sizeBytes: photo.length,
      photoSha256: sha256(photo).toString('hex'),
    }),
  );
