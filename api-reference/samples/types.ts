// The languages of samples, in the order in which pages show them.

export const languages = [
  { id: 'curl', label: 'cURL', fence: 'bash' },
  { id: 'javascript', label: 'JavaScript', fence: 'javascript' },
  { id: 'python', label: 'Python', fence: 'python' },
  { id: 'php', label: 'PHP', fence: 'php' },
] as const;

export type Language = (typeof languages)[number]['id'];

export type Sample = { readonly language: Language; readonly code: string };
