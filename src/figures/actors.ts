// The actors of the sequence diagrams that more than one file draws.

export const SOFTWARE = { id: 'software', name: 'Votre logiciel' } as const;
export const API = { id: 'api', name: 'API' } as const;
/** With a soft hyphen, for small screens. */
export const RECIPIENT = { id: 'recipient', name: 'Desti\u00ADnataire' } as const;
