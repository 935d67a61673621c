// The texts of the home page. plugins/interface-texts adds the French typography.

export const home = {
  title: 'Accueil',
  description:
    "Guides des utilisateurs et des administrateurs, documentation de l'API : trouvez la page qui répond à votre question.",
  actions: { discover: 'Découvrir le produit', all: 'Toute la documentation' },
  withoutAccount: {
    title: "Vous n'avez pas de compte ?",
    tasks: [
      { label: "J'ai reçu un certificat", to: '/docs/utilisateurs/certificats#certificat-recu' },
      { label: 'On me demande des photos', to: '/docs/utilisateurs/intro#on-vous-demande-des-photos' },
    ],
  },
  audiencesLabel: 'Choisir son parcours',
  audiences: [
    {
      pictogram: 'telephone',
      title: 'Utilisateurs',
      text: "Prenez des photographies dans l'application, suivez vos certificats et partagez-les.",
      links: [
        { label: 'Bien démarrer', to: '/docs/utilisateurs/intro' },
        { label: 'Prendre une photographie', to: '/docs/utilisateurs/photographie' },
        { label: 'Vos certificats', to: '/docs/utilisateurs/certificats' },
      ],
    },
    {
      pictogram: 'console',
      title: 'Administrateurs',
      text: 'Réglez votre organisation : rôles, trames, rapports et liens profonds.',
      links: [
        { label: 'La console', to: '/docs/admin/interface' },
        { label: 'Rôles et droits', to: '/docs/admin/roles' },
        { label: 'Trames et étapes', to: '/docs/admin/trame_etape' },
      ],
    },
    {
      pictogram: 'code',
      title: 'Développeurs',
      text: 'Créez des dossiers, des Certilinks, des partages et des rapports depuis votre logiciel métier.',
      links: [
        { label: "Découvrir l'API", to: '/docs/api/intro' },
        { label: "Obtenir un jeton d'accès", to: '/docs/api/token' },
        { label: 'Obtenir un rapport', to: '/docs/api/rapport/obtention_un_rapport' },
        { label: "Ouvrir l'application depuis un logiciel", to: '/docs/admin/deeplink' },
        { label: 'Essayer sans risque : le bac à sable', to: '/docs/api/intro#bac-a-sable' },
      ],
    },
  ],
  tasksTitle: 'Que voulez-vous faire ?',
  tasks: [
    { label: "J'ai reçu une invitation : j'installe et je me connecte", to: '/docs/utilisateurs/intro' },
    { label: 'Je prends ma première photo', to: '/docs/utilisateurs/intro#premiere-photo' },
    {
      label: "Je n'arrive pas à me connecter",
      to: '/docs/utilisateurs/connexion_application#messages-d-erreur',
    },
    { label: "Je montre un certificat à quelqu'un", to: '/docs/utilisateurs/certificats#partager' },
    {
      label: 'Mes photos ne sont pas encore parties',
      to: '/docs/utilisateurs/photographie#sans-reseau',
    },
    { label: "Je crée le dossier d'un chantier", to: '/docs/utilisateurs/navigation_app#creer-un-dossier' },
    { label: 'Ma photo montre une personne', to: '/docs/utilisateurs/photographie#vie-privee' },
    { label: 'Ma photo est en échec', to: '/docs/utilisateurs/certificats#echec' },
    { label: 'Je change de téléphone', to: '/docs/utilisateurs/acces_application#desinstaller' },
    { label: 'On me demande un NIE', to: '/docs/utilisateurs/nie' },
    {
      label: "J'administre une organisation pour la première fois",
      to: '/docs/admin/interface#premier-jour',
    },
    { label: 'Je donne le bon rôle à un collègue', to: '/docs/admin/roles' },
    { label: "Un collègue s'en va", to: '/docs/admin/roles#depart' },
    { label: 'On me demande accès à des données personnelles', to: '/docs/admin/interface#demandes-rgpd' },
    { label: 'Un secret ou un mot de passe a fui', to: '/docs/aide/rapport_probleme#secret-divulgue' },
    { label: 'Je demande un rapport', to: '/docs/admin/reportId#demander-un-rapport' },
    {
      label: 'Je fais prendre des photos par une personne sans compte',
      to: '/docs/admin/interface#creer-un-certilink',
    },
  ],
  stepsTitle: 'Comment ça marche',
  steps: [
    {
      pictogram: 'capturer',
      title: 'Capturer',
      text: "La photo est prise dans l'application, qui calcule l'empreinte du fichier avant tout envoi.",
    },
    {
      pictogram: 'sceller',
      title: 'Sceller',
      text: "Un tiers date l'empreinte de la photo et de son contexte, sans les voir : toute modification est détectable.",
    },
    {
      pictogram: 'partager',
      title: 'Partager',
      text: 'Un lien limité dans le temps et révocable montre le certificat. Quiconque détient le fichier peut le vérifier.',
    },
  ],
  limits: "Ce qu'un certificat établit, et ce qu'il n'établit pas",
  application: { title: "L'application", code: 'Code QR de la fiche', download: 'Télécharger pour' },
  help: {
    title: "Besoin d'aide",
    question: 'Quelque chose ne fonctionne pas ? Faites cinq vérifications, puis',
    report: 'signalez le problème',
    changes: '. Pour savoir ce qui a changé, consultez les',
    versions: 'versions',
  },
} as const;
