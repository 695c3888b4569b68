/**
 * Words that mean the same thing in the shop, in French and in English, as the search reads them: lower case, no accents, no articles. Each line is a
 * group; plurals need no entry of their own. A word may be in several lines: 'vanille' is a scent and a twist. Words before a `>` are also found by
 * the words after it, but not the other way round: a blush is a 'fard', but not every 'fard', such as that for eyelids, is a blush.
 */
const linesOfShelves = {
  makeup: `
    makeup|make up|maquillage|maquiller
    makeup|make up|maquillage > foundation|lipstick|mascara|eyeshadow
    cosmetique|cosmetics > makeup|skincare
    natural makeup|maquillage naturel|nude makeup|maquillage nude
    bridal makeup|maquillage mariee|maquillage mariage|wedding makeup
    bridal|mariee|mariage|wedding|bride
    mineral makeup|maquillage mineral
    airbrush makeup|maquillage aerographe|airbrush
    shimmery makeup|maquillage irise|maquillage scintillant|shimmer
    shimmery|irise|scintillant|pailletes|paillettes|nacre|shimmer|glitter
    hd makeup|maquillage hd|haute definition|high definition
    base makeup|maquillage base
    makeup kit|kit maquillage|coffret maquillage|makeup set|set maquillage|boite maquillage
    makeup remover|make up remover|demaquillant|demaquillante|cleansing|nettoyant demaquillant|cleanser|nettoyant
    demaquiller|demaquillage|demaquillant|makeup remover|make up remover
    palette|pallet
    pencil|crayon
    applicator|applicateur
    stencil|pochoir`,
  face: `
    face|visage|facial|figure
    cheek|joue
    complexion|teint
    foundation|fond teint|fdt|liquid makeup
    concealer|anti cernes|anticernes|cache cernes|correcteur|corrector|correcteur teint
    color corrector|colour corrector|correcteur couleur|color correcting|colour correcting
    primer|base teint|base maquillage|base makeup|base lissante|base matifiante
    face primer|base teint|base visage
    powder|poudre
    pressed powder|compact powder|poudre compacte|poudre compact|poudre pressee
    setting powder|poudre matifiante|poudre fixante|poudre libre|poudre fixation|loose powder|finishing powder|poudre finition
    banana powder|poudre banane
    setting spray|fixateur|spray fixateur|brume fixante|fixateur maquillage|fixing spray|fixing mist|setting mist|spray fixant
    contour powder|poudre contour|contouring|contour
    bronzer|poudre bronzante|terre soleil|poudre soleil|bronzing powder
    blush|blusher|fard joues|blush joues|rouge joues
    fard > blush|eyeshadow|eye shadow
    highlighter|enlumineur|illuminateur|illuminator|luminizer|strobing|highlighting
    bb creme|bb cream|cc cream|cc creme|skin tint|creme teintee|teinte jour|tinted moisturizer|tinted moisturiser
    powder puff|houppette|houpette|houppe|puff
    blotting paper|papier matifiant|papier absorbant`,
  eyes: `
    eye|yeux|oeil
    eyelid|paupiere
    eyeshadow|eye shadow|fard paupieres|ombre paupieres|ombre yeux|fard yeux
    eye primer|base paupieres|base yeux|eyeshadow primer
    eyeliner|eye liner|liner|trait liner|eye definer|liner yeux|liner oeil
    eyeliner|eye liner|liner|liner yeux > kajal|kohl|khol
    brow gel|gel sourcils|brow mascara
    brow pomade|pommade sourcils
    eye patch|patch yeux|under eye patch|eye mask
    mascara|rimmel
    kohl|khol|kajal|eye pencil|crayon yeux|crayon khol|antimony|tiro
    eyebrow|brow|sourcil
    eyelash|lash|cil|eyelashes
    false lashes|faux cils|lashes|false eyelashes|fake lashes
    lash extension|extension cils
    lash glue|lash adhesive|eyelash glue|colle faux cils|colle cils
    eyelash curler|lash curler|recourbe cils|recourbeur cils|courbe cils
    contact lenses|lentilles contact|lentilles couleur|lentilles|lenses
    eye cream|creme yeux|contour yeux|creme contour yeux|soin yeux|eye care|eye gel
    cerne|dark circle|poche yeux|eye bag|puffiness|puffy eye`,
  lips: `
    lip|levre
    lipstick|rouge levres|lip colour|lip color|baton levres|ral|lipcolour|lipcolor
    lipgloss|lip gloss|gloss|brillant levres|gloss levres|lip glass|lipglass
    lip liner|lipliner|crayon levres|contour levres|lip pencil|liner levres|crayon contour levres
    lip balm|baume levres|lip care|soin levres|chapstick|lip therapy|stick levres
    lip oil|huile levres
    lip tint|lip stain|encre levres|teinte levres
    lip scrub|gommage levres
    lip plumper|plumper|repulpant levres|plumping lip`,
  skin: `
    skincare|skin care|soin visage|soin peau
    soin > skincare|skin care|soin visage|soin peau
    care|soin
    skin|peau
    oily skin|peau grasse|oily|oil control|oil free|oil absorbing
    oily|gras|grasse
    dry skin|peau seche
    dry|seche|sec
    sensitive skin|peau sensible|sensible|sensitive
    sensitive|sensible
    combination|mixte
    cream|creme|krem
    face cream|creme visage|facial moisturizer|facial moisturiser|soin visage|facial cream
    day cream|creme jour
    night cream|creme nuit
    night|nuit
    day|jour|daily|quotidien
    moisturiser|moisturizer|hydrate|hydratant|hydratante|creme hydratante|moisturising|moisturizing|hydrating
    cleanser|nettoyant|gel nettoyant|face wash|facial wash|nettoyant visage|savon visage|facial cleanser|gel moussant|gel lavant
    cleansing|nettoyant|nettoyante|nettoyage|lavant|lavante|purifying
    cleansing milk|lait demaquillant|lait nettoyant
    serum|serum visage
    booster|boosteur
    face mist|brume visage
    face oil|huile visage|facial oil
    toner|lotion tonique|tonique|tonic
    face mask|masque visage|sheet mask|masque tissu|facial mask|tissue mask
    mask|masque
    mud|boue
    scrub|gommage|exfoliant|exfoliating|exfoliator|gommant|gommante|exfoliante
    face scrub|gommage visage|facial scrub|exfoliant visage
    peeling|peel
    micellar water|eau micellaire
    micellar|micellaire
    thermal water|eau thermale
    wipes|lingettes|towelettes
    pads|disques|cotton pads|coton demaquillant|disque demaquillant|cotton rounds
    steamer|steam|vapeur
    derma roller|dermaroller|rouleau aiguilles|microneedling
    jade roller|rouleau jade|face roller|rouleau visage|gua sha
    facial brush|brosse visage|brosse nettoyante|cleansing brush`,
  needs: `
    lightening|whitening|brightening|eclaircissant|eclaircissante|blanchissant|blanchissante|bleaching|toning|decapant|fairness
    eclaircir|eclaircit|blanchit|eclaircissement|clarifiant|clarifiante|clarifying|lightening|whitening|brightening|toning|eclaircissant|whitener|lightener
    glow|eclat|radiance|lumineux|radiant|glowing|illuminating|illuminant
    even tone|unifie|unifiant|unifiante|teint unifie|even skin tone|unify
    dark spot|tache|tache brune|anti tache|antitache|dark mark|hyperpigmentation|pigmentation|melasma|discoloration|depigmentant|depigmentante|anti pigment
    anti dark spot|anti tache|antitache
    acne|anti imperfections|blemish|anti bouton|bouton|pimple|anti acne|breakout
    blackhead|point noir|comedon
    pore|resserre pores
    pimple patch|patch boutons|patch acne
    wrinkle|ride|anti ride|anti age|anti aging|anti ageing|anti wrinkle|antirides|antiage
    ageing|aging|age|vieillissement
    fine lines|ridules
    stretch mark|vergeture|anti vergeture|zebrure
    scar|cicatrice|cicatrisant
    firming|raffermit|raffermissant|raffermissante|fermete|tightening|firm
    slimming|amincissant|amincissante|minceur|anti cellulite|cellulite
    plumping|repulpant|repulpante|plump
    smoothing|lissant|lissante|smooth|lisse
    soothing|apaisant|apaisante|calming|calmant|calmante
    repair|repare|reparateur|reparatrice|reparation|repairing|restoring
    nourishing|nourrit|nourrissant|nourrissante|nutritive|nutritif|nourish
    purifying|purifiant|purifiante|detox
    refreshing|rafraichissant|rafraichissante|fraicheur|fresh|frais|fraiche
    strengthening|fortifiant|fortifiante|strengthen
    protection|protecteur|protectrice|protect|protective|protege
    intensive|intensif|intense
    gentle|doux|douce|douceur|soft
    cracked|crevasse|gerce|gercee|fendille
    cracked heel|talon fendille|talon creve|talon craquele
    heel|talon
    redness|rougeur|rosacea|couperose
    hygiene > soap|shower gel|deodorant|intimate wash|toothpaste
    itch|itchy|demangeaison|anti itch|gratte|grattage
    fungus|mycose|champignon|antifungal|teigne
    eczema|psoriasis
    damaged|abime|abimee|damage
    dull|terne
    sweat|sueur|transpiration|perspiration
    smell|odeur|odour|odor
    antibacterial|antibacterien|antibacterienne|antiseptic|antiseptique
    disinfectant|desinfectant|desinfectante
    mosquito|moustique|insect repellent|anti moustique|repulsif`,
  ingredients: `
    vitamin|vitamine
    vitamin c|vitamine c|vit c
    vitamin e|vitamine e|vit e
    acid|acide
    hyaluronic|hyaluronique|hyaluron
    salicylic|salicylique
    glycolic|glycolique
    lactic|lactique
    azelaic|azelaique
    kojic|kojique
    tranexamic|tranexamique
    mandelic|mandelique
    arbutin|arbutine
    retinol|retinal
    collagen|collagene
    keratin|keratine
    biotin|biotine
    protein|proteine
    caffeine|cafeine
    niacinamide|vitamine b3
    urea|uree
    sulfur|sulphur|soufre
    glycerin|glycerine|glycerol
    peroxide|peroxyde|oxydant|revelateur|eau oxygenee
    ammonia|ammoniaque
    charcoal|charbon
    clay|argile
    bentonite|rhassoul|ghassoul
    alum|alun
    henna|henne
    shea|karite|shea butter|beurre karite
    cocoa|cacao|cocoa butter|beurre cacao
    coconut|coco|noix coco
    butter|beurre
    oil|huile
    castor oil|huile ricin
    castor|ricin
    sweet almond|amande douce
    almond|amande
    olive|olives
    carrot|carotte
    palm kernel|palmiste
    black seed|nigelle|cumin noir
    sunflower|tournesol
    fenugreek|fenugrec
    rosemary|romarin
    mint|menthe|peppermint
    ginger|gingembre
    turmeric|curcuma
    garlic|ail
    onion|oignon
    clove|girofle|clou girofle
    cinnamon|cannelle
    tea tree|arbre the
    camomile|chamomile|camomille
    lavender|lavande
    witch hazel|hamamelis
    aloe|aloe vera|aloes
    rose water|eau rose|rosewater
    jasmine|jasmin
    orange blossom|fleur oranger
    vanilla|vanille
    honey|miel
    beeswax|cire abeille
    milk|lait
    yogurt|yaourt
    egg|oeuf
    rice|riz
    oat|oatmeal|avoine
    sugar|sucre
    salt|sel
    coffee|cafe
    lemon|citron
    lime|citron vert
    avocado|avocat
    papaya|papaye
    mango|mangue
    banana|banane
    pomegranate|grenade
    pineapple|ananas
    watermelon|pasteque
    grapefruit|pamplemousse
    strawberry|fraise
    raspberry|framboise
    apricot|abricot
    apple|pomme
    grape|raisin
    cucumber|concombre
    tomato|tomate
    snail|escargot
    flower|fleur|floral|floraux
    herbal|plantes|herbes
    sulfate free|sans sulfate|sulphate free
    alcohol free|sans alcool
    fragrance free|sans parfum|unscented|non parfume
    paraben free|sans paraben
    water|eau`,
  body: `
    body|corps|corporel|corporelle
    body lotion|body milk|lait corps|lait corporel|lotion corps|lait hydratant|body cream|creme corps|pommade corps|lait toilette
    lait beaute|beauty milk|body milk|beauty lotion
    body oil|huile corps|huile corporelle
    body butter|beurre corps|beurre corporel
    body scrub|gommage corps|exfoliant corps|gommage corporel|sugar scrub
    pommade|pomade|ointment|petroleum jelly
    petroleum jelly|gelee vaseline|gelee petrole|vaseline
    soap|savon|savonnette
    black soap|savon noir
    liquid soap|savon liquide|hand wash|lave mains
    hand sanitizer|gel hydroalcoolique|gel desinfectant|sanitiser|sanitizer
    shower gel|gel douche|body wash|creme douche|shower cream
    shower|douche
    bath|bain
    bubble bath|bain moussant|foam bath
    bath salt|sel bain
    net sponge|filet bain|filet gommage|sponge net|filet exfoliant|net
    loofah|luffa|loofa
    glove|gant
    exfoliating glove|gant gommage|gant exfoliant|gant kessa|kessa
    shower cap|bonnet douche|charlotte douche
    towel|serviette
    massage|masser
    deodorant|deo|anti transpirant|antiperspirant|antitranspirant|anti sueur|sweat|aisselle|underarm
    deodorant|deo > roll on|rollon|deo spray
    roll on|rollon|bille
    essential oil|huile essentielle
    dental floss|fil dentaire
    diaper|couche bebe|nappy
    waist trainer|gaine|shapewear|girdle
    flat belly|ventre plat|flat tummy
    tea|tisane|infusion
    syrup|sirop
    supplement|complement alimentaire|gelule
    talc|talcum|talcum powder|baby powder|poudre bebe|poudre talc
    hand|main
    foot|feet|pied
    hand cream|creme mains
    foot cream|creme pieds
    foot file|rape pieds|lime pieds|pumice|pierre ponce
    nipple|mamelon
    breast|sein|poitrine
    buttocks|fesse|butt|fessier
    elbow|coude
    knee|genou
    intimate|intime|feminine|feminine wash|hygiene intime|toilette intime|intimate wash
    sanitary pad|serviette hygienique
    toothpaste|dentifrice|pate dents|pate dentifrice
    toothbrush|brosse dents
    mouthwash|bain bouche
    teeth|tooth|dent|dental|dentaire
    teeth whitening|blanchiment dents
    neck|cou
    sunscreen|ecran total|soin solaire|sun care|creme solaire|protection solaire|ecran solaire|spf|sun cream|sunblock|creme soleil
    sun|solaire|soleil
    after sun|apres soleil
    self tan|autobronzant|self tanner
    tanning|bronzage|bronzant`,
  people: `
    baby|bebe|nourrisson|infant
    baby lotion|baby milk|baby cream|lait bebe|creme bebe|lotion bebe
    child|children|kids|enfant
    girl|fille|fillette
    women|woman|femme|her|dame|lady
    men|man|homme|masculin|him
    men care|mens care|soin homme > men|homme|masculin|grooming
    pregnancy|grossesse|pregnant|enceinte|maternity|maternite`,
  hair: `
    hair|cheveux|capillaire|cheveu|tif
    scalp|cuir chevelu
    shampoo|shampoing|shampooing|champoing
    dry shampoo|shampoing sec|shampooing sec
    conditioner|apres shampoing|apres shampooing|demelant|conditionneur|revitalisant
    leave in|sans rincage|leave in conditioner|apres shampoing sans rincage
    co wash|cowash
    detangling|demelant|demelante|detangler|demeler
    dandruff|pellicule|anti pelliculaire|antipelliculaire|anti dandruff|antipellicule|anti pellicule
    hair mask|masque cheveux|masque capillaire|hair masque|deep treatment|deep conditioner|bain huile
    hair care|soin cheveux|soin capillaire|hair treatment
    treatment|traitement|soin
    coiffure|coiffer > hair|styling|comb|hair brush
    bleach|decolorant|decoloration|poudre decolorante|bleaching powder
    hair color|hair colour|coloration|coloration cheveux|teinture|teinture cheveux|hair dye|colorant|couleur cheveux|dye
    relaxer|defrisant|defrisant cheveux|defrisage|defriser
    straightening|lissage|keratin treatment|lissage bresilien|lissage keratine
    lissage > straightener|smoothing|keratin
    texturizer|texturisant|texturiser|texturizing
    styling gel|gel cheveux|hair gel|gel coiffant
    styling|coiffant|coiffage|coiffante
    hair spray|laque|laque cheveux|hairspray
    hair mousse|mousse cheveux|mousse coiffante|styling mousse|foaming mousse
    hair cream|creme cheveux|creme coiffante|creme capillaire|hair dress
    hair lotion|lait capillaire|lait cheveux|hair milk|lotion capillaire
    hair butter|beurre cheveux|beurre capillaire
    hair wax|cire cheveux|cire coiffante
    heat protection|protection chaleur|heat protectant|protecteur chaleur|spray thermo protecteur
    anti frizz|anti frisottis|frizz|frisottis
    hair loss|chute cheveux|anti chute|hair growth|regrowth|alopecie|alopecia|calvitie
    hair growth|pousse cheveux|growth oil|huile pousse|repousse
    growth|pousse|croissance|repousse
    breakage|casse|anti casse|cassant
    hair oil|huile capillaire|huile cheveux|pousse cheveux
    hair serum|serum cheveux|serum capillaire
    temple|tempe
    split end|fourche|pointe
    lice|poux
    edge|bordure|baby hair
    edge control|edge gel|gel edges|gel bordures|control edge|gel bordure cheveux
    curl|boucle|curly|bouclee|frise|frisee|crepu
    curl activator|activateur boucles|creme boucles|curl cream|curling cream
    kinky|coily|afro|nappy
    crepu|crepue > kinky|coily|afro|curly|curl
    natural hair|cheveux crepus|cheveux afro|cheveux naturels|nappy
    wavy|ondule|ondulee|wave
    straight|lisse|raide
    short|court|courte
    long|longue
    volume|volumateur|volumizing|volumising|volumisant
    brazilian|bresilien|bresilienne
    indian|indien|indienne
    peruvian|peruvien|peruvienne
    african|africain|africaine
    jamaican|jamaicain|jamaique
    korean|coreen|coreenne`,
  wigs: `
    wig|perruque
    human hair|cheveux naturels|cheveux humains|naturelle|humaine
    synthetic|synthetique
    frontal|frontale|lace front
    lace|dentelle
    bob|carre|coupe carre
    fringe|bang|frange|toupet
    weave|tissage|bundle|weaving|bresilien
    braiding hair|meche|rajout|braid hair|hair extension|extension|crochet|kanekalon
    dreadlock|locs|dreads|lock
    braid|tresse|natte|tressee|braided|tressage|tresser|cornrow
    twist|vanille|torsade
    knotless|sans noeud
    ponytail|queue cheval|postiche|queue
    bun|chignon|puff
    clip in|extensions clips|extension clip
    closure|lace closure|fermeture
    glueless|sans colle
    glue|colle|adhesive
    wig glue|lace glue|colle perruque|colle lace|lace adhesive|wig adhesive|lace bond
    wig cap|bonnet perruque|filet perruque|stocking cap
    wig stand|support perruque|tete mannequin|mannequin head
    cap|bonnet|charlotte
    bonnet|satin bonnet|bonnet satin|bonnet nuit|sleep cap|night cap
    scarf|foulard|headscarf|head wrap|turban|headwrap
    silk|soie
    satin|satine
    velvet|velours
    durag|wave cap
    headband|bandeau|serre tete
    hair clip|barrette|pince cheveux|hair pin|epingle
    hair tie|elastique|elastique cheveux|chouchou|scrunchie
    bead|perle
    thread|fil
    needle|aiguille
    inch|inches|pouce
    hair net|filet cheveux|resille
    hair unit|hair system|toupee|perruque homme|prothese capillaire
    pre stretched|pre etire|preetire
    xpression|x pression|expression`,
  nails: `
    nail|ongle
    nail polish|nail varnish|nail lacquer|vernis|vernis ongles|nail color|nail colour
    polish remover|nail polish remover|dissolvant|acetone|nail varnish remover
    gel polish|vernis gel|vernis semi permanent|vernis permanent|gel nail polish
    false nails|faux ongles|press on|fake nails|capsules ongles|nail tips|artificial nails
    nail tip|capsule
    buffer|polissoir|bloc polissoir
    cuticle pusher|repousse cuticules|pousse cuticules
    dip powder|poudre trempage
    builder gel|gel construction|gel uv|uv gel
    toe separator|separateur orteils|ecarte orteils
    top coat|vernis finition|finition brillante
    base coat|base vernis
    lamp|lampe
    nail lamp|lampe ongles|lampe uv|uv lamp|lampe led
    nail file|lime ongles|lime
    nail clipper|coupe ongles|coupe ongle
    nail drill|ponceuse|ponceuse ongles
    nail glue|colle ongles|colle faux ongles
    nail art|decoration ongles
    rhinestone|strass
    sticker|autocollant
    nail strengthener|nail hardener|durcisseur|durcisseur ongles|fortifiant ongles
    cuticle|cuticule
    manicure|manucure
    pedicure|pedicurie
    acrylic|acrylique|resine`,
  fragrance: `
    perfume|cologne|parfum|fragrance|eau parfum|eau toilette|edp|edt|senteur|sent bon|scent|eau cologne
    body mist|brume corps|brume corporelle|brume parfumee|body splash|body spray|fragrance mist
    mist|brume
    scented|parfume|parfumee
    hair mist|parfum cheveux|hair perfume|brume cheveux
    perfume oil|attar|huile parfumee
    oud|oudh|oude
    pocket perfume|parfum poche|travel perfume
    incense|encens|bakhoor|bakhour
    candle|bougie
    musk|musc
    sandalwood|santal
    wood|bois|woody|boise
    amber|ambre`,
  tools: `
    brush|brushes|pinceau|brosse
    makeup brush|makeup brushes|pinceau maquillage
    brush set|kit pinceaux|set pinceaux|lot pinceaux|jeu pinceaux|pinceaux maquillage
    smudger|estompeur
    brush cleaner|nettoyant pinceaux|brush cleaning
    sponge|eponge|beauty blender|blender
    mirror|miroir|glace
    vanity|coiffeuse
    tweezers|tweezer|pince epiler|pince sourcils
    sharpener|taille crayon
    scissors|ciseaux
    comb|peigne
    afro comb|peigne afro|afro pick
    hot comb|peigne chauffant
    hair brush|brosse cheveux|hairbrush|brosse demelante|detangling brush
    hair dryer|seche cheveux|sechoir|blow dryer|hair drier
    hair steamer|casque vapeur
    flat iron|fer lisser|lisseur|hair straightener|straightener|fer plat|lisseuse|plaque lissante|plaque lisser
    curling iron|fer boucler|boucleur|curling wand|fer friser|boucleuse
    clipper|tondeuse|trimmer|machine raser|machine coiffer
    roller|bigoudi
    spray bottle|vaporisateur|pulverisateur
    epilator|epilateur
    laser|ipl|lumiere pulsee
    cotton|coton
    cotton bud|coton tige|cotton swab
    bag|pouch|trousse|pochette|sac
    makeup bag|trousse maquillage|trousse toilette|cosmetic bag|toiletry bag|make up bag
    case|mallette|valise|train case|vanity case
    organizer|organiser|organisateur|rangement|storage
    ring light|lampe anneau|anneau lumineux
    magnifying|grossissant|grossissante
    tool|outil|accessoire|accessory|accessories
    electric|electrique
    professional|professionnel|professionnelle
    disposable|jetable`,
  // Brands whose letters feeds separate by dots.
  letters: `
    mac|m a c
    elf|e l f
    nyx|n y x
    opi|o p i
    ysl|y s l|yves saint laurent
    jpg|jean paul gaultier`,
  shaving: `
    beard|barbe
    beard balm|baume barbe|pommade barbe
    beard wash|shampoing barbe|beard shampoo
    mustache|moustache
    razor|rasoir
    blade|lame
    shave|shaving|raser|rasage
    shaving foam|mousse raser|shaving cream|creme raser|shave cream|shave gel|gel rasage|mousse rasage|creme rasage
    shaving powder|poudre raser|poudre epilatoire|poudre rasage
    after shave|apres rasage|aftershave|lotion apres rasage
    razor bump|bouton rasage|bouton barbe|ingrown hair|poil incarne|razor burn|feu rasoir
    poil > hair removal|epilator|wax|razor
    hair removal|depilatoire|epilatoire|epilation|hair remover|hair removal cream|creme depilatoire|epiler
    wax|cire
    wax strip|bande cire|bande epilation`,
  gifts: `
    set|kit|coffret
    gamme > set|kit|range|collection
    gift|cadeau|coffret
    gift set|coffret cadeau|gift pack|gift box|idee cadeau
    mum|mom|mama|maman|mother|mere
    box|boite|coffret
    pack|lot
    anniversaire|birthday|saint valentin|valentine|noel|christmas > gift|gift set|coffret|cadeau
    manicure set|kit manucure|manicure kit|kit manucure pedicure
    beginner|debutant|debutante|starter
    complete|complet|full`,
  forms: `
    liquid|liquide|fluide|fluid
    solid|solide
    stick|baton
    foam|mousse|foaming|moussant|moussante
    balm|baume
    jelly|gelee
    tube|tubes
    refillable|rechargeable
    travel|voyage
    size|taille|format
    small|petit|petite|mini
    large|grand|grande|big`,
  looks: `
    red|rouge
    blue|bleu|bleue
    green|vert|verte
    purple|violet|violette
    orange|orangee
    yellow|jaune
    grey|gray|gris|grise
    burgundy|bordeaux
    coral|corail
    plum|prune
    cherry|cerise
    peach|peche
    fuchsia|fushia|fuschia
    silver|argent|argente
    light|clair|claire
    pink|rose
    brown|brun|marron
    black|noir|noire
    white|blanc|blanche
    gold|dore|doree|golden
    blonde|blond
    chestnut|chatain
    copper|cuivre
    ivory|ivoire
    chocolate|chocolat
    clear|transparent|transparente|translucent|translucide|incolore
    dark|fonce|foncee
    medium|moyen
    organic|biologique|bio
    natural|naturel|naturelle
    matte|mat|matt
    glossy|brillant|shiny|brillance|shine
    satin|satine
    long lasting|longue tenue|longwear|long wear
    coverage|couvrance
    full coverage|couvrant|couvrante|haute couvrance
    waterproof|resistant eau|water resistant
    transfer proof|sans transfert|kiss proof`,
};

/** Phrases that find each other; if `kinds` are given, the phrases only find those. */
/** What a word means when nothing else was typed: a 'liner' is for eyes, though lips have one too. */
export const meantAlone: ReadonlyMap<string, string> = new Map([['liner', 'eyeliner']]);

export type SynonymGroup = { phrases: readonly string[]; kinds: readonly string[] };

export const synonymGroups: readonly SynonymGroup[] = Object.values(linesOfShelves).flatMap(groupsOf);

const { people, looks, needs } = linesOfShelves;
/** Groups in which no word is a thing by itself. */
export const describingGroups: readonly SynonymGroup[] = [people, looks, needs].flatMap(groupsOf);

function groupsOf(lines: string): SynonymGroup[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [phrases = [], kinds = []] = line.split('>').map((side) => side.trim().split('|'));
      return { phrases, kinds };
    });
}
