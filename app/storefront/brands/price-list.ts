/** One line of the price list. The two brands are fictional (decision 32). */
export type PricedProduct = {
  name: string;
  nameFr: string;
  /** As it is called in English; the catalogue may or may not have a sub-category of that name. */
  subCategory: string;
  brand: string;
  bulkPrice: number;
  sellingPrice: number;
};

const ndolo = 'Ndolo';
const toghuPro = 'Toghu Pro';

/** Name, name in French, sub-category, brand, bulk price, selling price. */
const rows: readonly (readonly [string, string, string, string, number, number])[] = [
  ['Ndolo Matte Lipstick', 'Rouge à lèvres mat Ndolo', 'Lipstick', ndolo, 3400, 4500],
  ['Ndolo Satin Lipstick', 'Rouge à lèvres satiné Ndolo', 'Lipstick', ndolo, 3600, 4800],
  ['Ndolo Long-wear Lip Ink', 'Encre à lèvres longue tenue Ndolo', 'Lipstick', ndolo, 4000, 5500],
  ['Stage Red Lipstick', 'Rouge à lèvres Rouge scène', 'Lipstick', toghuPro, 5200, 7000],
  ['Ndolo Glass Gloss', 'Gloss effet miroir Ndolo', 'Lipgloss', ndolo, 2600, 3500],
  ['Ndolo Shea Gloss', 'Gloss au karité Ndolo', 'Lipgloss', ndolo, 2800, 3800],
  ['Ndolo Lip Pencil', 'Crayon à lèvres Ndolo', 'Lip Liner', ndolo, 2500, 3000],
  ['Backstage Lip Pencil', 'Crayon à lèvres Coulisses', 'Lip Liner', toghuPro, 3200, 4200],
  ['Ndolo Shea Lip Balm', 'Baume à lèvres au karité Ndolo', 'Lip Care', ndolo, 2500, 3200],
  ['Ndolo Sugar Lip Scrub', 'Gommage lèvres au sucre Ndolo', 'Lip Care', ndolo, 2700, 3600],
  ['Ndolo Second Skin Foundation', 'Fond de teint Seconde peau Ndolo', 'Foundation', ndolo, 6800, 9000],
  ['Ndolo Matte Climate Foundation', 'Fond de teint mat Climat Ndolo', 'Foundation', ndolo, 7200, 9500],
  ['Full Cover Stage Foundation', 'Fond de teint couvrant Scène', 'Foundation', toghuPro, 9800, 13000],
  ['Ndolo Skin Tint', 'Teinte légère Ndolo', 'Natural Makeup', ndolo, 5200, 7000],
  ['Ndolo Bare Glow Cream', 'Crème éclat naturel Ndolo', 'Natural Makeup', ndolo, 5600, 7500],
  ['Ndolo Smoothing Face Primer', 'Base de teint lissante Ndolo', 'Face Primer', ndolo, 4400, 6000],
  ['Ndolo Shine Control Primer', 'Base de teint matifiante Ndolo', 'Face Primer', ndolo, 4600, 6200],
  ['Ndolo Soft Concealer', 'Anti-cernes doux Ndolo', 'Concealer', ndolo, 3800, 5000],
  ['Ndolo Bright Eye Concealer', 'Anti-cernes éclat Ndolo', 'Concealer', ndolo, 4000, 5400],
  ['Stage Correcting Palette', 'Palette correctrice Scène', 'Concealer', toghuPro, 7400, 9800],
  ['Ndolo Mineral Powder', 'Poudre minérale Ndolo', 'Mineral Makeup', ndolo, 5400, 7200],
  ['Ndolo Mineral Veil', 'Voile minéral Ndolo', 'Mineral Makeup', ndolo, 5000, 6800],
  ['Ndolo Base Stick', 'Stick de base Ndolo', 'Base Makeup', ndolo, 4800, 6500],
  ['Airbrush Foundation', 'Fond de teint aérographe', 'Airbrush Makeup', toghuPro, 10600, 14000],
  ['Ndolo HD Foundation', 'Fond de teint HD Ndolo', 'HD Makeup', ndolo, 8000, 10500],
  ['Stage HD Powder', 'Poudre HD Scène', 'HD Makeup', toghuPro, 7600, 10000],
  ['Ndolo Loose Setting Powder', 'Poudre libre fixante Ndolo', 'Setting Powder', ndolo, 4600, 6200],
  ['Ndolo Banana Powder', 'Poudre banane Ndolo', 'Setting Powder', ndolo, 4600, 6200],
  ['Ndolo Harmattan Setting Spray', 'Brume fixante Harmattan Ndolo', 'Setting Spray', ndolo, 4200, 5800],
  ['All Night Stage Spray', 'Brume fixante Toute la nuit', 'Setting Spray', toghuPro, 6200, 8500],
  ['Ndolo Sun Bronzer', 'Poudre bronzante Soleil Ndolo', 'Bronzer', ndolo, 4800, 6500],
  ['Ndolo Liquid Bronzer', 'Bronzant liquide Ndolo', 'Bronzer', ndolo, 5200, 7000],
  ['Ndolo Hibiscus Blush', 'Fard à joues Hibiscus Ndolo', 'Blush', ndolo, 3800, 5200],
  ['Ndolo Cream Blush', 'Fard à joues crème Ndolo', 'Blush', ndolo, 4000, 5500],
  ['Ndolo Gold Highlighter', 'Enlumineur or Ndolo', 'Highlighter', ndolo, 4400, 6000],
  ['Ndolo Liquid Light', 'Enlumineur liquide Ndolo', 'Highlighter', ndolo, 4600, 6300],
  ['Stage Contour Powder', 'Poudre de contour Scène', 'Contour Powder', toghuPro, 5800, 7800],
  ['Ndolo Contour Powder', 'Poudre de contour Ndolo', 'Contour Powder', ndolo, 4200, 5800],
  ['Ndolo Shimmer Dust', 'Poussière scintillante Ndolo', 'Shimmery Makeup', ndolo, 3600, 4900],
  ['Ndolo Volume Mascara', 'Mascara volume Ndolo', 'Mascara', ndolo, 3800, 5200],
  ['Ndolo Waterproof Mascara', 'Mascara résistant à l’eau Ndolo', 'Mascara', ndolo, 4200, 5700],
  ['Stage Lash Mascara', 'Mascara Scène', 'Mascara', toghuPro, 5600, 7500],
  ['Ndolo Sunset Palette', 'Palette Coucher de soleil Ndolo', 'Eyeshadow', ndolo, 6800, 9000],
  ['Ndolo Single Shadow', 'Fard à paupières mono Ndolo', 'Eyeshadow', ndolo, 2500, 3300],
  ['Stage Artist Palette', 'Palette d’artiste Scène', 'Eyeshadow', toghuPro, 10200, 13500],
  ['Ndolo Eye Primer', 'Base paupières Ndolo', 'Eye Primer', ndolo, 3400, 4600],
  ['Ndolo Felt Eyeliner', 'Eye-liner feutre Ndolo', 'Eyeliner', ndolo, 3000, 4000],
  ['Ndolo Kohl Pencil', 'Khôl Ndolo', 'Eyeliner', ndolo, 2500, 3000],
  ['Ndolo Brow Pencil', 'Crayon à sourcils Ndolo', 'Brows', ndolo, 2600, 3500],
  ['Ndolo Brow Gel', 'Gel à sourcils Ndolo', 'Brows', ndolo, 3200, 4300],
  ['Stage False Lashes', 'Faux cils Scène', 'False Lashes', toghuPro, 3400, 4500],
  ['Ndolo Everyday Lashes', 'Faux cils Quotidien Ndolo', 'False Lashes', ndolo, 2500, 2900],
  ['Ndolo Bridal Set', 'Coffret mariée Ndolo', 'Bridal Makeup', ndolo, 10400, 13800],
  ['Ndolo Clear Serum', 'Sérum peau nette Ndolo', 'Serums', ndolo, 6600, 8800],
  ['Ndolo Glow Serum', 'Sérum éclat Ndolo', 'Serums', ndolo, 6800, 9200],
  ['Ndolo Day Cream', 'Crème de jour Ndolo', 'Moisturisers', ndolo, 5400, 7200],
  ['Ndolo Night Butter', 'Beurre de nuit Ndolo', 'Moisturisers', ndolo, 5600, 7500],
  ['Ndolo Foam Cleanser', 'Mousse nettoyante Ndolo', 'Cleansers & Toners', ndolo, 4000, 5400],
  ['Ndolo Hibiscus Toner', 'Tonique à l’hibiscus Ndolo', 'Cleansers & Toners', ndolo, 3800, 5000],
  ['Ndolo Clay Mask', 'Masque à l’argile Ndolo', 'Face Masks', ndolo, 4200, 5600],
  ['Ndolo Whipped Shea', 'Karité fouetté Ndolo', 'Body Butters & Lotions', ndolo, 4400, 5900],
  ['Ndolo Black Soap', 'Savon noir Ndolo', 'Soaps & Scrubs', ndolo, 2500, 3000],
  ['Ndolo Face Brush Set', 'Jeu de pinceaux visage Ndolo', 'Makeup Brushes', ndolo, 7800, 10400],
  ['Stage Brush Roll', 'Trousse de pinceaux Scène', 'Makeup Brushes', toghuPro, 10600, 14000],
  ['Ndolo Drop Sponge', 'Éponge goutte Ndolo', 'Sponges & Puffs', ndolo, 2500, 2800],
  ['Ndolo Travel Palette Case', 'Étui de voyage Ndolo', 'Travel Cases', ndolo, 4600, 6200],
];

export const priceList: readonly PricedProduct[] = rows.map(
  ([name, nameFr, subCategory, brand, bulkPrice, sellingPrice]) => ({
    name,
    nameFr,
    subCategory,
    brand,
    bulkPrice,
    sellingPrice,
  }),
);
