import type { ColumnMeaning, FileSource } from '#shared/foreign-columns.ts';
import { columnMeanings, isInFrench, wrongMeanings } from '#shared/foreign-columns.ts';
import { fieldTitled, plainTitle } from './table-columns.ts';

/** Titles of all versions of a program's export, without accents, capitals and punctuation. */
type Titles = Partial<Record<ColumnMeaning, readonly string[]>>;

/** Titles of the classic export, and of the one since 2024. */
const shopify: Titles = {
  group: ['handle', 'urlhandle'],
  name: ['title'],
  description: ['bodyhtml', 'description'],
  brand: ['vendor'],
  categories: ['type'],
  otherCategories: ['productcategory'],
  isPublished: ['published', 'publishedononlinestore'],
  status: ['status'],
  option1Name: ['option1name'],
  option1Value: ['option1value'],
  option2Name: ['option2name'],
  option2Value: ['option2value'],
  option3Name: ['option3name'],
  option3Value: ['option3value'],
  reference: ['variantsku', 'sku'],
  barcode: ['variantbarcode', 'barcode'],
  weightGrams: ['variantgrams', 'weightvaluegrams'],
  stock: ['variantinventoryqty', 'inventoryquantity'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  price: ['variantprice', 'price'],
  priceBefore: ['variantcompareatprice', 'compareatprice'],
  purchaseCost: ['costperitem'],
  images: ['imagesrc', 'productimageurl'],
  variantImage: ['variantimage', 'variantimageurl'],
  giftCard: ['giftcard'],
  shipping: ['variantrequiresshipping', 'requiresshipping'],
};

/** WordPress writes the titles in its owner's language. */
const woocommerce: Titles = {
  id: ['id'],
  kind: ['type'],
  parent: ['parent'],
  reference: ['sku', 'ugs'],
  barcode: ['gtinupceanorisbn', 'gtinupceanouisbn'],
  name: ['name', 'nom'],
  isPublished: ['published', 'publie'],
  status: ['visibilityincatalog', 'visibilitedanslecatalogue'],
  shortDescription: ['shortdescription', 'descriptioncourte'],
  description: ['description'],
  stock: ['stock'],
  inStock: ['instock', 'enstock'],
  lowStock: ['lowstockamount', 'montantdestockfaible'],
  weightKg: ['weightkg', 'poidskg'],
  weightPounds: ['weightlbs', 'poidslbs', 'weightlb', 'poidslb'],
  weightOunces: ['weightoz', 'poidsoz'],
  weightGrams: ['weightg', 'poidsg'],
  salePrice: ['saleprice', 'tarifpromo', 'prixpromo'],
  saleStarts: ['datesalepricestarts', 'datededebutdepromo'],
  saleEnds: ['datesalepriceends', 'datedefindepromo'],
  price: ['regularprice', 'tarifregulier', 'prixregulier'],
  categories: ['categories'],
  images: ['images'],
  brand: ['brands', 'marques'],
  option1Name: ['attribute1name', 'nomdelattribut1'],
  option1Value: ['attribute1values', 'valeursdelattribut1'],
  option2Name: ['attribute2name', 'nomdelattribut2'],
  option2Value: ['attribute2values', 'valeursdelattribut2'],
  option3Name: ['attribute3name', 'nomdelattribut3'],
  option3Value: ['attribute3values', 'valeursdelattribut3'],
};

/** Titles that people give the columns of their own tables. */
const tables: Titles = {
  reference: ['ref', 'sku', 'ugs', 'code', 'codearticle', 'codeproduit', 'productcode', 'itemcode'],
  name: [
    'nom',
    'name',
    'designation',
    'libelle',
    'produit',
    'product',
    'nomduproduit',
    'productname',
    'article',
    'titre',
    'title',
  ],
  nameFr: ['nomfrancais', 'nomfr', 'namefr'],
  description: ['description', 'descriptif', 'descriptionen'],
  descriptionFr: ['descriptionfr', 'descriptionfrancais'],
  price: [
    'prix',
    'price',
    'pu',
    'prixdevente',
    'prixunitaire',
    'prixvente',
    'prixxaf',
    'pricexaf',
    'tarif',
    'sellingprice',
    'unitprice',
  ],
  salePrice: ['prixpromo', 'prixpromotionnel', 'saleprice', 'promo', 'prixsolde'],
  priceBefore: ['prixbarre', 'ancienprix', 'oldprice', 'compareatprice'],
  bulkPrice: ['prixdegros', 'prixgros', 'wholesaleprice', 'bulkprice'],
  purchaseCost: ['prixdachat', 'prixachat', 'coutdachat', 'cout', 'cost', 'purchaseprice', 'costprice'],
  discount: ['remise', 'discount', 'reduction'],
  stock: ['quantite', 'qte', 'qty', 'quantity', 'stock', 'enstock', 'instock', 'quantiteenstock'],
  lowStock: ['seuil', 'stockminimum', 'stockmini', 'minimumstock'],
  brand: ['marque', 'brand', 'fabricant', 'vendor', 'manufacturer'],
  categories: ['categorie', 'category', 'categories', 'rayon', 'type'],
  subCategories: ['souscategorie', 'subcategory', 'sousrayon'],
  images: [
    'photo',
    'photos',
    'image',
    'images',
    'picture',
    'pictures',
    'urlphoto',
    'urlimage',
    'imageurl',
    'photourl',
    'lienphoto',
  ],
  unit: ['unite', 'unit', 'format', 'contenance', 'volume', 'taille', 'size', 'conditionnement'],
  weightGrams: ['poidsg', 'poidsengrammes', 'weightg', 'grammes', 'grams'],
  weightKg: ['poidskg', 'weightkg'],
  weightPounds: ['weightlb', 'weightlbs', 'weightpounds', 'poidslb', 'poidslivres'],
  weightOunces: ['weightoz', 'weightounces', 'poidsoz', 'poidsonces'],
  shadeName: ['teinte', 'nuance', 'couleur', 'shade', 'color', 'colour'],
  shadeHex: ['codecouleur', 'hex', 'colourcode', 'colorcode'],
  family: ['gamme', 'family', 'range'],
  barcode: ['codebarres', 'codebarre', 'ean', 'ean13', 'gtin', 'barcode', 'upc'],
  isPublished: ['publie', 'published', 'actif', 'active', 'enligne', 'online', 'visible'],
};

const titlesOf: Record<FileSource, Titles> = { shopify, woocommerce, table: tables };

/** Titles of names that are in French themselves. */
const frenchTitles = ['nom', 'designation', 'libelle', 'produit', 'nomduproduit', 'article', 'titre'];

/** What each column most likely means. A column with an unknown title is skipped unless the owner says otherwise. */
export function recogniseColumns(titles: readonly string[]): {
  source: FileSource;
  meanings: ColumnMeaning[];
} {
  const plain = titles.map(plainTitle);
  const source = sourceOf(plain);
  const own = (title: string) => (source === 'table' ? fieldTitled(title) : undefined);
  const found = plain.map((title) => own(title) ?? meaningOf(titlesOf[source], title) ?? 'skip');
  const meanings: ColumnMeaning[] = [];
  for (const meaning of inTheirLanguage(plain, found)) {
    const isTwice = wrongMeanings([...meanings, meaning])?.kind === 'twice';
    meanings.push(isTwice ? 'skip' : meaning);
  }
  return { source, meanings };
}

/** 'Nom' is a French name unless another column is said to be that. Without an English name the description is French too. */
function inTheirLanguage(titles: readonly string[], found: readonly ColumnMeaning[]): ColumnMeaning[] {
  const named = found.includes('nameFr')
    ? [...found]
    : found.map((meaning, index) =>
        meaning === 'name' && frenchTitles.includes(titles[index] ?? '') ? 'nameFr' : meaning,
      );
  if (!isInFrench(named) || named.includes('descriptionFr')) return named;
  return named.map((meaning, index) =>
    meaning === 'description' && fieldTitled(titles[index] ?? '') === undefined ? 'descriptionFr' : meaning,
  );
}

function sourceOf(titles: readonly string[]): FileSource {
  const has = (...names: string[]) => names.some((name) => titles.includes(name));
  if (has('handle', 'urlhandle') && has('title') && has('variantprice', 'price', 'option1name', 'vendor'))
    return 'shopify';
  if (has('sku', 'ugs') && has('type') && has('regularprice', 'tarifregulier', 'prixregulier'))
    return 'woocommerce';
  return 'table';
}

function meaningOf(titles: Titles, title: string): ColumnMeaning | undefined {
  return columnMeanings.find((meaning) => titles[meaning]?.includes(title));
}
