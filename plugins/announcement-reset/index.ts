// Adds an inline script that shows a new announcement bar to readers who closed an earlier one.
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The theme's own script hides the bar before the first paint as soon as any announcement was dismissed, so a bar with
 * a new id stays hidden until the second visit. This script removes a dismissal that was for another id. It must run
 * before the theme's script, and it does, because Docusaurus inserts the tags of plugins before those of themes.
 */
function announcementResetScript(announcementId: string, namespace: string): string {
  const idKey = JSON.stringify(`docusaurus.announcement.id${namespace}`);
  const dismissKey = JSON.stringify(`docusaurus.announcement.dismiss${namespace}`);
  return `try{if(localStorage.getItem(${idKey})!==${JSON.stringify(announcementId)})localStorage.removeItem(${dismissKey})}catch(e){}`;
}

export default function announcementReset({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-reset',
    injectHtmlTags() {
      if (!announcementBar) return {};
      const innerHTML = announcementResetScript(announcementBar.id, siteStorage.namespace);
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
