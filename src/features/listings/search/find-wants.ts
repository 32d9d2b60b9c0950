import { normaliseName } from "../../places/rules.ts";

/** Wants besides category and place, with synonyms. Most are filters of the same name [browse-28]. */
const table = `
Afrikaans: afrikaans, afrikaanse, afrikaanssprekend, afrikaanssprekende
English: english speaking, engels, engelse
isiXhosa: isixhosa, xhosa, xhosas, amaxhosa
isiZulu: isizulu, zulu, zulus
Sesotho: sesotho, sotho, basotho
Setswana: setswana, tswana
Sepedi: sepedi, pedi, northern sotho
Tshivenda: tshivenda, venda
Xitsonga: xitsonga, tsonga, shangaan
siSwati: siswati, swati, swazi
isiNdebele: isindebele, ndebele
South African Sign Language: sign language, sasl, gebaretaal
Hindi: hindi
Urdu: urdu
Portuguese: portuguese, portugees
German: german, duits, duitse, deutsch
French: french, frans, franse
Indian: indian, indiese, desi
Tamil: tamil
Hindu: hindu, hindoe, telugu, gujarati
Muslim: muslim, moslem, moslems, islamic, nikkah
halaal: halaal, halal
kosher: kosher, kosjer
Jewish: jewish, joodse
Christian: christian, christelike
Greek: greek, griekse
Chinese: chinese
Nigerian: nigerian, yoruba, igbo
African: african, afrika
traditional: traditional, tradisionele, tradisioneel, umabo, lobola, umembeso, umshado wesintu
mixed cultures: interfaith, multicultural, mixed culture, mixed cultures, intercultural
same-sex couples: lgbt, lgbtq, lgbtqi, gay, lesbian, queer, same sex, gay friendly, lgbtq friendly
documentary: documentary, dokumenter, dokumentere, candid, storytelling, reportage, photojournalistic, unposed
fine art: fine art
boho: boho, bohemian, boheems, boheemse
rustic: rustic, rustiek, rustieke
vintage: vintage, retro
modern: modern, moderne, minimalist, contemporary
classic: classic, klassiek, klassieke, timeless
romantic: romantic, romanties, romantiese
luxury: luxury, luukse, upmarket, high end, glamorous
moody: moody, dark and moody
light and airy: light and airy
outdoor: outdoor, outdoors, buitelug, buite
small weddings: intimate, micro, micro wedding, small wedding, small weddings, klein troue, elopement, elopements
eco-friendly: eco, eco friendly, sustainable, green, organic
vegan: vegan, vegetarian, plant based
accommodation: accommodation, on site accommodation, onsite accommodation, accomodation, akkommodasie, verblyf, slaapplek, sleepover, cottages, chalets, guest rooms
own catering: own catering, self catering, own caterer, outside catering, outside caterer, outside caterers, external caterers, eie spyseniering, eie spysenier
corkage: corkage, no corkage, corkage fee, own alcohol, byob, byo, eie drank, kurkgeld
generator: generator, generators, backup power, back up power, power backup, inverter, solar, load shedding, loadshedding, kragopwekker, beurtkrag
step-free access: step free, step free access, wheelchair, wheelchair access, wheelchair accessible, wheelchair friendly, rolstoel, rolstoelvriendelik, disabled access, accessible
chapel: chapel, on site chapel, kapel
swimming pool: swimming pool, pool, swembad
sea view: sea view, ocean view, sea views, seeuitsig
mountain view: mountain view, mountain views, berguitsig
parking: parking, secure parking, parkering
exclusive use: exclusive use, eksklusiewe gebruik
bridal suite: bridal suite, honeymoon suite, bruidsuite
children welcome: kid friendly, child friendly, kids, kindervriendelik
pets welcome: pet friendly, dog friendly, troeteldiere
payment plan: payment plan, payment plans, instalments, installments, lay by, pay off, paaiemente
saxophone: saxophone, saxophonist, saxophonists, saxophone player, saxophone players, sax player
all inclusive: all inclusive, alles ingesluit
`;

const named: readonly [want: string, names: readonly string[]][] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [want = "", names = ""] = line.split(": ");
    return [want, names.split(", ").map((name) => normaliseName(name).trim())];
  });

export const wants: ReadonlyMap<string, string> = new Map(
  named.flatMap(([want, names]) =>
    [...names, normaliseName(want).trim()].map((name): [string, string] => [name, want]),
  ),
);

/** Undefined for unknown words. */
export function namesOfWant(text: string): readonly string[] | undefined {
  const want = wants.get(normaliseName(text).trim());
  return named.find(([each]) => each === want)?.[1];
}
