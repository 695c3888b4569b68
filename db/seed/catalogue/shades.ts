/** A shade's name is the same in both languages; what it looks like is told in each. */
export type Shade = {
  readonly name: string;
  readonly hex: string;
  readonly looks: readonly [en: string, fr: string];
};

function shade(name: string, hex: string, en: string, fr: string): Shade {
  return { name, hex, looks: [en, fr] };
}

// From the lightest to the deepest; half of the range is deep, because half of the customers are.
export const skinShades = [
  shade('Kapok', '#e3bd97', 'light, with a warm undertone', 'clair, sous-ton chaud'),
  shade('Maroua', '#d9ac7e', 'light golden, like sand at noon', 'clair doré, comme le sable à midi'),
  shade('Tikar', '#cd9a68', 'light medium, with a neutral undertone', 'clair à moyen, sous-ton neutre'),
  shade('Adamaoua', '#c28a58', 'medium, with a golden undertone', 'moyen, sous-ton doré'),
  shade('Mbam', '#b67c4d', 'medium, with an olive undertone', 'moyen, sous-ton olive'),
  shade('Foumban', '#ab6f43', 'warm caramel', 'caramel chaud'),
  shade('Dschang', '#9f643b', 'tan, with a neutral undertone', 'hâlé, sous-ton neutre'),
  shade('Bafia', '#945a35', 'tan, with a red undertone', 'hâlé, sous-ton rouge'),
  shade('Kribi', '#895030', 'golden brown', 'brun doré'),
  shade('Limbe', '#7e482b', 'brown, with a neutral undertone', 'brun, sous-ton neutre'),
  shade('Ebolowa', '#734027', 'rich brown, with a red undertone', 'brun soutenu, sous-ton rouge'),
  shade('Bamenda', '#683923', 'deep chestnut, with a golden undertone', 'châtaigne profond, sous-ton doré'),
  shade('Buea', '#5d3220', 'deep, with a neutral undertone', 'foncé, sous-ton neutre'),
  shade('Lobé', '#532c1d', 'deep mahogany', 'acajou profond'),
  shade('Nyong', '#49271a', 'very deep, with a warm undertone', 'très foncé, sous-ton chaud'),
  shade('Dja', '#402217', 'very deep, with a red undertone', 'très foncé, sous-ton rouge'),
  shade('Wouri', '#371d15', 'very deep, with a cool undertone', 'très foncé, sous-ton froid'),
  shade('Ébène', '#2d1812', 'the deepest ebony', 'l’ébène le plus profond'),
] as const;

export function everyOther<T>(shades: readonly T[], step: number, from = 0): T[] {
  return shades.filter((_, at) => at >= from && (at - from) % step === 0);
}

export const lipShades = [
  shade('Hibiscus', '#b01e3c', 'a clear, festive red', 'un rouge franc, de fête'),
  shade('Toghu', '#8a1a2b', 'the deep red of embroidered velvet', 'le rouge profond du velours brodé'),
  shade('Bissap', '#7a1233', 'a wine red with a violet edge', 'un rouge vin aux reflets violets'),
  shade('Flamboyant', '#cc3123', 'a hot orange red', 'un rouge orangé ardent'),
  shade('Latérite', '#a4472f', 'a baked-earth brick', 'une brique de terre cuite'),
  shade('Goyave', '#d5646e', 'a fresh guava pink', 'un rose goyave frais'),
  shade('Rose de Bafia', '#b45868', 'a muted rose for every day', 'un rose fané pour tous les jours'),
  shade('Bougainvillée', '#b52b70', 'a bright fuchsia', 'un fuchsia éclatant'),
  shade('Papaye', '#e06a47', 'a juicy coral', 'un corail gourmand'),
  shade('Njansang', '#b0705a', 'a toasted nude', 'un nude toasté'),
  shade('Beignet', '#c08a66', 'a caramel nude', 'un nude caramel'),
  shade('Café Bamoun', '#6d3d2d', 'a roasted coffee brown', 'un brun café torréfié'),
  shade('Cacao', '#4c2820', 'a dark chocolate', 'un chocolat noir'),
  shade('Cola', '#6a2b2e', 'a red-brown like kola nut', 'un brun rouge comme la noix de cola'),
  shade('Safou', '#4e2347', 'a plum from the evening market', 'une prune du marché du soir'),
  shade('Nuit de Douala', '#391527', 'an almost black berry', 'une mûre presque noire'),
] as const;

export const glossShades = [
  shade('Rosée', '#e9a9a6', 'a sheer rose', 'un rose transparent'),
  shade('Corossol', '#e6b9a8', 'a milky nude', 'un nude laiteux'),
  shade('Miel d’Oku', '#c98d4b', 'a honey gold', 'un or miel'),
  shade('Pastèque', '#d94f5c', 'a cool watermelon', 'une pastèque fraîche'),
  shade('Mangue mûre', '#e38a4f', 'a ripe mango', 'une mangue mûre'),
  shade('Caramel', '#a9683f', 'a melting caramel', 'un caramel fondant'),
  shade('Cerise de caféier', '#a3283b', 'a coffee-cherry red', 'un rouge cerise de caféier'),
  shade('Chocolat', '#5b3126', 'a glossy cocoa', 'un cacao laqué'),
  shade('Fleur de jacaranda', '#9a6aa5', 'a soft lilac', 'un lilas tendre'),
  shade('Cuivre', '#b5633f', 'a copper with light in it', 'un cuivre plein de lumière'),
] as const;

export const cheekShades = [
  shade('Pétale', '#d8868a', 'a soft petal pink', 'un rose pétale'),
  shade('Goyavier', '#d2606c', 'a warm guava', 'une goyave chaude'),
  shade('Terre cuite', '#b8593c', 'a burnt terracotta', 'une terre cuite brûlée'),
  shade('Papaye rosée', '#dd7454', 'a peachy papaya', 'une papaye pêche'),
  shade('Hibiscus séché', '#9c2f45', 'a dried hibiscus', 'un hibiscus séché'),
  shade('Bougainvillier', '#b4336f', 'a lively magenta', 'un magenta vif'),
  shade('Prune', '#7a2e50', 'a plum made for deep skin', 'une prune pensée pour les peaux foncées'),
  shade('Brique', '#9a4530', 'a warm brick', 'une brique chaude'),
] as const;

export const bronzeShades = [
  shade('Sable doré', '#bb8152', 'a golden sand', 'un sable doré'),
  shade('Savane', '#a26a40', 'a sunlit tan', 'un hâle ensoleillé'),
  shade('Acajou', '#834a2d', 'a warm mahogany', 'un acajou chaud'),
  shade('Cannelle', '#6c3b25', 'a cinnamon bronze', 'un bronze cannelle'),
  shade('Cacao brûlé', '#52301f', 'a deep burnt cocoa', 'un cacao brûlé profond'),
] as const;

export const contourShades = [
  shade('Écorce', '#8d6446', 'a cool bark brown', 'un brun écorce froid'),
  shade('Noisette', '#74492f', 'a hazelnut shadow', 'une ombre noisette'),
  shade('Iroko', '#5c3826', 'a wood brown', 'un brun bois'),
  shade('Bubinga', '#472a1f', 'a deep red wood', 'un bois rouge profond'),
  shade('Nuit', '#33201a', 'a shadow for the deepest skin', 'une ombre pour les peaux les plus foncées'),
] as const;

export const glowShades = [
  shade('Champagne', '#e7c9a0', 'a pale gold', 'un or pâle'),
  shade('Or d’Oku', '#d7a557', 'a true honey gold', 'un vrai or miel'),
  shade('Cuivre rose', '#cf8a6b', 'a rosy copper', 'un cuivre rosé'),
  shade('Bronze', '#a86b3c', 'a molten bronze', 'un bronze en fusion'),
  shade('Quartz', '#d9a5a4', 'a pink quartz', 'un quartz rose'),
] as const;

export const powderShades = [
  shade('Banane', '#ecd29b', 'a soft banana yellow', 'un jaune banane doux'),
  shade('Manioc', '#efdfca', 'a near-invisible ivory', 'un ivoire presque invisible'),
  shade('Pêche', '#e2ac80', 'a peach that lifts medium skin', 'une pêche qui éclaire les peaux moyennes'),
  shade('Miel', '#c58f5c', 'a honey for tan skin', 'un miel pour les peaux hâlées'),
  shade('Noix de cola', '#8d5a3a', 'a kola brown', 'un brun cola'),
  shade('Moka', '#5f3b29', 'a mocha for deep skin', 'un moka pour les peaux foncées'),
] as const;

export const eyeShades = [
  shade('Sable', '#caa27b', 'a matte sand for the crease', 'un sable mat pour le creux'),
  shade('Latérite', '#9e4a32', 'a brick red', 'un rouge brique'),
  shade('Terre d’ombre', '#57382b', 'an umber brown', 'un brun terre d’ombre'),
  shade('Aubergine', '#4b2145', 'a royal purple', 'un violet royal'),
  shade('Ndop', '#27366d', 'an indigo blue', 'un bleu indigo'),
  shade('Palmier', '#2f5c40', 'a palm green', 'un vert palmier'),
  shade('Safran', '#cf8a2c', 'a saffron yellow', 'un jaune safran'),
  shade('Charbon', '#2a2526', 'a soft charcoal', 'un charbon doux'),
] as const;

export const pigmentShades = [
  shade('Poussière d’or', '#d4a347', 'gold dust', 'un or très fin, comme une poussière'),
  shade('Cauris', '#e8d3b8', 'a pearly shell', 'une nacre de cauris'),
  shade('Cuivre brûlé', '#b3612f', 'a burnt copper', 'un cuivre brûlé'),
  shade('Scarabée', '#2f6a5c', 'a beetle green', 'un vert scarabée'),
  shade('Paon', '#2a6488', 'a peacock blue', 'un bleu paon'),
  shade('Améthyste', '#7d4a8f', 'an amethyst', 'une améthyste'),
  shade('Rose perlé', '#d58a92', 'a pearly pink', 'un rose perlé'),
  shade('Bronze antique', '#6f4a2d', 'an antique bronze', 'un bronze antique'),
] as const;

export const linerShades = [
  shade('Noir Wouri', '#15110f', 'the blackest black', 'le noir le plus noir'),
  shade('Brun iroko', '#4b2c1e', 'a warm brown', 'un brun chaud'),
  shade('Indigo', '#22305f', 'a deep indigo', 'un indigo profond'),
  shade('Prune', '#4c1f3c', 'a dark plum', 'une prune sombre'),
  shade('Vert forêt', '#1f4432', 'a forest green', 'un vert forêt'),
  shade('Bronze', '#7b5330', 'a metallic bronze', 'un bronze métallisé'),
] as const;

export const browShades = [
  shade('Noisette', '#6b4a35', 'for light brown brows', 'pour sourcils châtain clair'),
  shade('Café', '#4a2f22', 'for brown brows', 'pour sourcils bruns'),
  shade('Cacao', '#38231b', 'for dark brown brows', 'pour sourcils brun foncé'),
  shade('Réglisse', '#272020', 'for soft black brows', 'pour sourcils noirs adoucis'),
  shade('Ébène', '#171312', 'for black brows', 'pour sourcils noirs'),
] as const;

export const nailShades = [
  shade('Hibiscus', '#b3203f', 'a clear hibiscus red', 'un rouge hibiscus franc'),
  shade('Bissap', '#7b1436', 'a deep wine', 'un vin profond'),
  shade('Ndop', '#24315f', 'an indigo cloth blue', 'un bleu indigo de pagne'),
  shade('Wouri', '#1f5d63', 'an estuary teal', 'un bleu canard d’estuaire'),
  shade('Palmier', '#2f5a3d', 'a palm green', 'un vert palmier'),
  shade('Sable de Kribi', '#d8b48a', 'a beach beige', 'un beige de plage'),
  shade('Noix de coco', '#f2e6d6', 'a coconut white', 'un blanc coco'),
  shade('Corail', '#e2674d', 'a sunny coral', 'un corail solaire'),
  shade('Goyave', '#dc7a84', 'a guava pink', 'un rose goyave'),
  shade('Aubergine', '#46193d', 'a glossy aubergine', 'une aubergine laquée'),
  shade('Café', '#53301f', 'a black-coffee brown', 'un brun café noir'),
  shade('Caramel', '#b57a48', 'a nude caramel', 'un nude caramel'),
  shade('Piment', '#cf2f1f', 'a chilli red', 'un rouge piment'),
  shade('Maïs', '#e9b949', 'a corn yellow', 'un jaune maïs'),
  shade('Jacaranda', '#8d6bb0', 'a jacaranda violet', 'un violet jacaranda'),
  shade('Bougainvillée', '#b9296f', 'an electric fuchsia', 'un fuchsia électrique'),
  shade('Nuit', '#1b1820', 'a night black', 'un noir de nuit'),
  shade('Argile rose', '#c48f80', 'a clay rose', 'un rose argile'),
] as const;
