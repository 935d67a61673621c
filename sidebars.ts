import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { typographyOfTexts } from './plugins/typography/texts';

// The one sidebar, in reading order. A page that is not listed here is not reachable: add it by hand.
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    {
      type: 'category',
      label: 'Introduction',
      link: { type: 'doc', id: 'intro/index' },
      items: ['intro/objectif'],
    },
    {
      type: 'category',
      label: 'Pour les utilisateurs',
      link: {
        type: 'generated-index',
        slug: '/category/pour-les-utilisateurs',
        description:
          "Installer l'application, prendre des photographies, suivre et partager vos certificats : les pages pour les personnes de terrain.",
      },
      items: [
        'utilisateurs/intro',
        'utilisateurs/acces_application',
        'utilisateurs/connexion_application',
        'utilisateurs/navigation_app',
        'utilisateurs/photographie',
        'utilisateurs/nie',
        'utilisateurs/certificats',
        'utilisateurs/beta_test',
      ],
    },
    {
      type: 'category',
      label: 'Pour les administrateurs',
      link: {
        type: 'generated-index',
        slug: '/category/pour-les-administrateurs',
        description: "Régler l'organisation depuis la console : rôles, trames, rapports et liens profonds.",
      },
      items: ['admin/interface', 'admin/roles', 'admin/trame_etape', 'admin/reportId', 'admin/deeplink'],
    },
    {
      type: 'category',
      label: 'Développeurs - API',
      // The address is the specification's; the label is French, so the slug cannot be derived from it.
      link: {
        type: 'generated-index',
        slug: '/category/developers---api',
        description:
          'Créer des dossiers, des Certilinks, des partages et des rapports depuis votre logiciel métier.',
      },
      items: [
        'api/intro',
        'api/token',
        'api/cases',
        'api/create_certificate',
        'api/certilink',
        'api/API_CERTILINK_DOCUMENTATION',
        'api/share_token',
        {
          type: 'category',
          label: 'Endpoint rapport',
          description: "Demander, suivre et télécharger le rapport PDF d'un dossier par l'API.",
          link: {
            type: 'generated-index',
            slug: '/category/endpoint-rapport',
            description: "Demander, suivre et télécharger le rapport PDF d'un dossier par l'API.",
          },
          items: ['api/rapport/obtention_un_rapport'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Aide',
      link: {
        type: 'generated-index',
        slug: '/category/aide',
        description: 'Quelque chose ne fonctionne pas : quoi vérifier, quoi transmettre et à qui.',
      },
      items: ['aide/rapport_probleme'],
    },
    'versions',
  ],
};

export default typographyOfTexts(sidebars);
