// Forms of one word that no rule of endings brings together: « suspendre » and « suspension », « reçu » and « recevoir ».
// A line for each word, in ASCII. A form stands for all those that have its stem: « lisez » for « lisent ».
import type { Forms } from '../shared/analyse';

const WORDS = `
accepter acceptation
couper coupure
lister listage
reference referencer
tenter tentative
partager partageable
telecharger telechargeable
apprendre apprend apprentissage
conforme conformite
deleguer delegation
exiger exigence
expert expertise
gerer gestion
imprimer impression
interdire interdit interdiction
remplir remplissage
responsable responsabilite
assureur assurance
cadrer cadrage
deboguer debogage
dedoublonner dedoublonnage dedupliquer deduplication
encoder encodage
hacher hachage
migrer migration
rediriger redirection
reessayer reessai
rejouer rejeu
crypter cryptage
filtrer filtrage
flouter floutage floutable
masquer masquage
pister pistage
regler reglage
stocker stockage
precis precision
imprecis imprecision
prouver preuve
fiable fiabilite
valide validite valider
actif activite
inactif inactivite
securite securiser
errone erreur
horodateur horodatage
acceder acces
admettre admet admis admise admettons admission
altere alteration
appartenir appartient
appliquer applique
appuyer appui
atteindre atteint
attendre attend attends attente
choisir choix
clore clos close clot closez cloture cloturer
comprendre comprend comprenez compris comprehension
connaitre connu connaissez
connecter connexion
construire construction construit
contenir contient contenu
convertir conversion
corriger correction
corrompre corrompu corruption
creer creation cree
deconnecter deconnexion
decouvrir decouvert decouvrez
decrire decrit description
defaillir defaillance
deposer depot
detenir detient
detruire detruit destruction
devenir devient
disparaitre disparu disparait disparaissent disparition
echouer echec
ecrire ecrit ecrivez ecriture
emettre emis emet emission emetteur
employer emploi
envoyer envoi enverra
essayer essai essais
etablir etabli etablissez
etendre extension
exclure exclu exclus exclusion
exporter exportation
extraire extrait extraction
inclure inclus inclut
inscrire inscrit inscription
introduire introduit introduction
joindre joint joignez
lire lisez lit lu lue lus lecture
livrer livraison livreur
mettre met mettez mis mise
naitre nait
obtenir obtenu obtenez obtient obtention
offrir offert
omettre omis omission
ouvrir ouvre ouvert ouverture
parvenir parvient
perdre perd perdu perdez perte
permettre permet permis permise
poursuivre poursuivi
prendre prend prenez pris prise
prevenir previent prevenu
prevoir prevu prevoyez
produire produit
proteger protection
recevoir recu recus recue recoit recevez reception
reconnaitre reconnu reconnait
reconnecter reconnexion
reduire reduit reduction
reinitialiser reinitialisation
rejoindre rejoint rejoignez
remettre remis remise
relire relisez relit relu relecture
renvoyer renvoi
repondre repond repondu reponse
reprendre reprend reprenez repris reprise
restreindre restreint restriction
retirer retrait
retour retourner
revenir revient
rompre rompu rupture
saisir saisi saisie saisissez
servir sert servez
signer signature
soumettre soumis soumet soumission
sortir sort sortez
souscrire souscription
suivre suivez suivi suit
supprimer suppression
surprendre surpris
suspendre suspend suspendu suspendez suspension
tenir tient tenu
traduire traduction
transferer transfert
transmettre transmet transmis transmettez transmission
valoir vaut valent
vendre vendu vente
venir vient viennent
voir voit voyez vu verra verrez
vouloir veux voulez voulu
ancien ancienne anciens
bon bonne
definitif definitive definitivement
entier entiere
faux fausse
lieu lieux
nouveau nouvel nouvelle nouveaux
photo photographie photographier photographique
long longue longueur
travail travaux
fermer fermeture
partir depart
numero numeroter numerotation
journal journaliser journalisation
acheter achat
repeter repetition
apparaitre apparition
interrompre interruption
legal legalite
francais francaise francaises
vieux vieille vieil
lecteur lectrice
developpeur developpeuse
expedier expediteur
confidentiel confidentialite
activer actif
scanner scan
`;

/** Forms that the rules would take for those of another word: « données » for « donner », « fichier » for « fiche ». All forms. */
const APART = `
abonnement abonnements
administrateur administrateurs administratrice
administration administrations
appart apparts
appartement appartements
application applications appli applis
assistant assistante assistants assistantes
authentique authentiques
base bases
basement
bloc blocs
case cases
chantier chantiers
chiffrement chiffrements chiffrer chiffree chiffrees
conte contes
contentieux
data
debutant debutants debutante
definition definitions
dev
devis
diffusion
direction directions
directive directives
document documents
donnee donnees
employe employes employee employees
environ
environnement environnements
equipement equipements
facture factures
fichier fichiers
finir fini finie finis finies finissez
formation formations
garant garants
gel
gens
gerant gerante gerants
identification identifications
immobilier
important importants importante importantes
indicateur indicateurs
indice indices
installateur installateurs
journalier journaliere
licence licences
logement logements
maintenance
metier metiers
notamment
nouveaute nouveautes
operateur operateurs operatrice operatrices
ordonnance ordonnances
ouvrier ouvriers ouvriere
parc parcs
parcours
permission permissions
photographe photographes
portee portees
poste postes
publier publie publies publiee publiees publiez publient publication publications
recevable recevables
referent referents
reglement reglements
retention
sav
signal signaux
sorte sortes
suite suites
tenant
tracage
traquer
utilisateur utilisateurs utilisatrice utilisatrices
virement virements
voie voies
voyant voyants
`;

export const forms: Forms = { words: WORDS.trim(), apart: APART.trim() };
