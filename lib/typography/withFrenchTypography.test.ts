import { describe, expect, it } from 'vitest';
import { withFrenchTypography } from './withFrenchTypography';

describe('withFrenchTypography', () => {
  it('reaches every text, and leaves the original as it is', () => {
    const data = { label: "L'un ?", items: [{ title: "L'autre" }, "l'aide"], open: true, link: null };
    expect(withFrenchTypography(data)).toEqual({
      label: 'L’un\u202F?',
      items: [{ title: 'L’autre' }, 'l’aide'],
      open: true,
      link: null,
    });
    expect(data.label).toBe("L'un ?");
  });

  it('leaves addresses and identifiers as they are', () => {
    const data = { to: '/docs/admin/reportId#ou-le-lire', href: 'https://a.fr/?b=c', id: 'api/share_token' };
    expect(withFrenchTypography(data)).toEqual(data);
  });
});
