import { describe, expect, it } from 'vitest';
import sidebars from '../../sidebars';
import { typographyOfFrontMatter, typographyOfTexts } from './texts';

describe('typographyOfTexts', () => {
  it('reaches every text, and leaves the original as it is', () => {
    const data = { label: "L'un ?", items: [{ title: "L'autre" }, "l'aide"], open: true, link: null };
    expect(typographyOfTexts(data)).toEqual({
      label: 'L’un\u202F?',
      items: [{ title: 'L’autre' }, 'l’aide'],
      open: true,
      link: null,
    });
    expect(data.label).toBe("L'un ?");
  });

  it('leaves addresses and identifiers as they are', () => {
    const data = { to: '/docs/admin/reportId#ou-le-lire', href: 'https://a.fr/?b=c', id: 'api/share_token' };
    expect(typographyOfTexts(data)).toEqual(data);
  });
});

it('the sidebar is typographic', () => {
  expect(JSON.stringify(sidebars)).toMatch(/\u2019.*\u00A0/);
  expect(JSON.stringify(sidebars)).not.toMatch(/'| [:;?!»]|« /);
});

describe('typographyOfFrontMatter', () => {
  it('changes what a reader sees, and only that', () => {
    expect(
      typographyOfFrontMatter({
        title: "L'API : guide",
        description: "L'un ?",
        sidebar_label: "L'un",
        keywords: ["l'un"],
        slug: "l'un",
        unlisted: true,
      }),
    ).toEqual({
      title: 'L’API\u00A0: guide',
      description: 'L’un\u202F?',
      sidebar_label: 'L’un',
      keywords: ["l'un"],
      slug: "l'un",
      unlisted: true,
    });
  });
});
