import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { withFrenchTypography } from './lib/typography/withFrenchTypography';

// Shown on the page of the category, and on its card in the page of the parent category.
const REPORT_DESCRIPTION =
  "Demandez par l'API le rapport PDF d'un dossier, suivez sa préparation, téléchargez-le et contrôlez son empreinte.";

// The pages of the only sidebar, in reading order. `npm run new` and `npm run fix` add one at the end of its category.
// sidebarsWithOperations.ts adds the operations of the API.
const sidebars = {
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
          "Une page par question, de l'installation au partage d'un certificat. Pour votre première photo, commencez par « Bien démarrer ».",
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
        description:
          "« La console » situe chaque écran. Les autres pages traitent chacune un sujet : les rôles, les trames, l'identifiant de rapport, les liens profonds.",
      },
      items: ['admin/interface', 'admin/roles', 'admin/trame_etape', 'admin/reportId', 'admin/deeplink'],
    },
    {
      type: 'category',
      label: 'Développeurs - API',
      // A promised address, which cannot be derived from the label.
      link: {
        type: 'generated-index',
        slug: '/category/developers---api',
        description:
          "« Découvrir l'API » mène au premier appel. Les autres pages traitent chacune un objet : jeton, dossier, certificat, Certilink, partage, rapport.",
      },
      items: [
        'api/intro',
        'api/token',
        'api/cases',
        'api/create_certificate',
        'api/certilink',
        'api/API_CERTILINK_DOCUMENTATION',
        // Developers look for this section by its name: it concerns the whole API.
        {
          type: 'link',
          label: 'Webhooks',
          href: '/docs/api/API_CERTILINK_DOCUMENTATION#webhooks',
          description:
            "Soyez prévenu par un appel à votre adresse : signature à vérifier, règles du récepteur, types d'événements.",
        },
        'api/share_token',
        {
          type: 'category',
          label: 'Endpoint rapport',
          description: REPORT_DESCRIPTION,
          link: {
            type: 'generated-index',
            slug: '/category/endpoint-rapport',
            description: REPORT_DESCRIPTION,
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
        description:
          "Quelque chose ne fonctionne pas ? Voyez quoi vérifier, quoi transmettre et à qui, et ce qu'il ne faut jamais envoyer.",
      },
      items: ['aide/rapport_probleme'],
    },
    'versions',
  ],
} satisfies SidebarsConfig;

export default withFrenchTypography(sidebars);
