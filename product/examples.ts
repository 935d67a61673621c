// The example that all pages, figures and API samples share: a boiler replaced on 16 September 2025.
import { formatSetting, settings } from './settings';

export type StepType = 'photo' | 'text' | 'choice' | 'nie';

export type ExampleStep = {
  readonly id: string;
  readonly type: StepType;
  readonly title: string;
  readonly required: boolean;
  readonly photos?: { readonly min: number; readonly max: number; readonly maxAccuracyMeters: number | null };
  /** What the table of steps says of a step without photographs. */
  readonly note?: string;
};

export const exampleTemplate = {
  id: 'tpl_01JTGBY5R0CEYEHN7DY36MDZZY',
  name: 'Remplacement de chaudière',
  version: 3,
  steps: [
    {
      id: 'step_01JTGC00B0JZWY7C5B72379D15',
      type: 'photo',
      title: 'Façade et numéro de rue',
      required: true,
      photos: { min: 1, max: 2, maxAccuracyMeters: 50 },
    },
    {
      id: 'step_01JTGC1TY0K75JKZ9D5RZM3WCJ',
      type: 'photo',
      title: "Plaque signalétique de l'appareil déposé",
      required: true,
      photos: { min: 1, max: 3, maxAccuracyMeters: null },
    },
    {
      id: 'step_01JTGC3NH0PCJJ9DDT28W5YKDM',
      type: 'photo',
      title: 'Appareil installé',
      required: true,
      photos: { min: 2, max: 6, maxAccuracyMeters: null },
    },
    {
      id: 'step_01JTGC5G408MPBRCNCMQWGCBZG',
      type: 'text',
      title: 'Observations',
      required: false,
      note: '500 caractères',
    },
    {
      id: 'step_01JTGC7AQ0AGE9TJBFV31Z96J3',
      type: 'nie',
      title: "Numéro d'identité (NIE)",
      required: false,
      note: "visible si le NIE est activé dans l'organisation",
    },
  ] satisfies readonly ExampleStep[],
} as const;

export const exampleCase = {
  id: 'case_01K58RQ9XRQFYD85GA3T379PP6',
  title: 'Remplacement de chaudière, logement 12',
  reference: 'CHAUD-2025-00042',
} as const;

/** A photograph taken by the recipient of a Certilink, in a browser. */
export const exampleCertificate = {
  id: 'cert_01K59PHQXGZKRYZK11X42A4CS6',
  number: 'PN-2025-JR75QZ4T',
  photoSha256: 'b3f1c4f54e629036967979afb4f6467ef981f12b4e173b7834755821edce74b7',
  manifestSha256: '7425bd4cc19ff33ffebeaffb033b9e4bbf97b72f9b8d2dcd3c88d1478630dbaf',
  capturedAt: '2025-09-16T18:43:21+02:00',
  receivedAt: '2025-09-16T16:43:26Z',
  certifiedAt: '2025-09-16T16:43:27Z',
  latitude: 46.5397,
  longitude: 2.4302,
  accuracyMeters: 14.2,
} as const;

/**
 * The certificate of the sandbox, which the specimen files are made of (scripts/specimen). Its id and its number are those
 * of the product; the product says no more of it, so that its dates, its origin and its lack of a position are our choice.
 */
export const exampleSpecimen = {
  id: 'cert_01K56RGH00548484BRVM1NJ7WC',
  number: 'PN-2025-TESTHAR9',
  origin: 'api_upload',
  /** The API client of the sandbox. */
  createdBy: 'cli_01JJP3Y2E0M688634P41K0ZQKT',
  capturedAt: '2025-09-15T15:19:51+02:00',
  receivedAt: '2025-09-15T13:20:00Z',
  certifiedAt: '2025-09-15T13:20:02Z',
} as const;

export const exampleReport = {
  id: 'rpt_01K5B99360ZS4MCMD468TTASMP',
  sha256: '3970ba9134ed2f34910b37d4e7c90b05cdd4009f73da3ae3132172c7fe01babf',
  pages: 8,
} as const;

export const exampleOrganisation = 'Organisation Exemple';
export const exampleOrganisationId = 'org_01HNYTAHM08NFAGFFKZR1A4ZN4';

/** Named by a function and a number, since an example names no person. */
export const exampleUsers = {
  administrator: { id: 'usr_01HNYTKPK0S8GM423B2TYPTDTY', name: 'Administrateur 1' },
  operator: { id: 'usr_01JK5D5K003R7GNYWT1G3XYDJJ', name: 'Opérateur 1' },
} as const;

/** A case that is still open, assigned to the operator of the examples. */
export const exampleAssignedCase = {
  id: 'case_01K6A2KVJ071HFE865V215DE1C',
  title: 'Remplacement de chaudière, logement 7',
  reference: 'CHAUD-2025-00057',
} as const;

/** A case that the operator opened from a deep link and closed on the same day, 2 October 2025. */
export const exampleDeepLinkCase = {
  id: 'case_01K6HW38A0M9S346Q3D25VT4F5',
  title: 'Logement 15',
  reference: 'CHAUD-2025-00061',
} as const;

/** Of the assigned case: taken without network, received 2 h 14 later. */
export const exampleOfflineCertificate = {
  id: 'cert_01K6AC21FGAVG95V5MH6MVFQH1',
  number: 'PN-2025-QNH3H10T',
  capturedAt: '2025-09-29T09:01:02+02:00',
  receivedAt: '2025-09-29T11:15:02+02:00',
  certifiedAt: '2025-09-29T11:15:04+02:00',
} as const;

/** The operator's first photograph, which is in no case. */
export const exampleFreeCertificate = {
  id: 'cert_01K5R5VBV0E6RHXQAQPDH4AFAX',
  number: 'PN-2025-RHEM3E2M',
  certifiedAt: '2025-09-22T09:40:14+02:00',
} as const;

export const exampleWithdrawnCertificate = {
  id: 'cert_01K5H5HGE0VFBQHPQ99SYM4B2C',
  number: 'PN-2025-BX0R14GF',
  withdrawnOn: '2025-09-22',
  reason: 'Photo prise sur un autre chantier',
} as const;

/**
 * The report that was asked for before the case was closed. The product gives its id and when it was asked for; the rest, which
 * a list of reports shows, is our choice: its fingerprint is that of the text `exemple-rapport-provisoire.pdf`.
 */
export const exampleProvisionalReport = {
  id: 'rpt_01K59PXRP0T8VQ3W5RZ7HNYX4C',
  sha256: '98a8cec173e2d6be4a40c5af1db446cbf823c5df50acce4622ef709716708a43',
  requestedAt: '2025-09-16T16:50:00Z',
} as const;

/** What is left of the permitted rate after three requests, as the RateLimit header of an answer gives it. */
export const exampleRequestsLeft = Number(settings.debitApi.value) - 3;

/** When to ask for another access token: at eleven twelfths of its life, 55 minutes of an hour. */
export const exampleTokenRenewal = `${Math.floor((Number(settings.jetonAcces.value) * 11) / 12 / 60)} min`;

/** The formats of files, as the error that refuses another one lists them. */
export const exampleFormats = formatSetting('formatsApi').replace(' ou ', ', ');
