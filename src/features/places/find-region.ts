import { getPlace, normaliseName } from "./rules.ts";

/** `preposition` goes before the name: on the West Coast. */
export type Region = { name: string; preposition: string; near: string; within: 25 | 50 | 100 | 200 };

/** Place, distance in kilometres, preposition if not "in", and names in English and Afrikaans; the first is shown. */
const table = `
stellenbosch 50: the Winelands, winelands, cape winelands, kaapse wynland, wynland, wynlande, boland
paarl 25: the Paarl valley, paarl valley, drakenstein
somerset-west 25: the Helderberg, helderberg, helderberg basin
malmesbury 50: the Swartland, swartland
langebaan 100 on: the West Coast, west coast, cape west coast, weskus
clanwilliam 100: the Cederberg, cederberg, cedarberg, sederberg
hermanus 50 on: the Whale Coast, whale coast, cape whale coast, walviskus
caledon 100: the Overberg, overberg, agulhas coast
robertson 50: the Robertson valley, robertson valley, breede river valley, breede river, breederivier
montagu 100 along: Route 62, route 62, roete 62
george 100 along: the Garden Route, garden route, tuinroete
oudtshoorn 100: the Little Karoo, little karoo, klein karoo
graaff-reinet 200: the Karoo, karoo, great karoo, groot karoo
cape-town 25 on: the Cape Peninsula, cape peninsula, kaapse skiereiland, peninsula, skiereiland, atlantic seaboard, southern suburbs
durbanville 25: the northern suburbs, northern suburbs, noordelike voorstede
springbok 200: Namaqualand, namaqualand, namakwaland
upington 200: the Kalahari, kalahari, green kalahari
port-alfred 100 on: the Sunshine Coast, sunshine coast, frontier country
port-st-johns 200 on: the Wild Coast, wild coast, wildekus
howick 50: the Midlands, midlands, natal midlands, kzn midlands, midlands meander, middellande
winterton 100: the Drakensberg, drakensberg, drakensberge, the berg, northern drakensberg, central drakensberg, ukhahlamba
ballito 50 on: the North Coast, north coast, kzn north coast, natal north coast, noordkus, dolphin coast
margate 100 on: the South Coast, south coast, kzn south coast, natal south coast, suidkus, hibiscus coast
richards-bay 100: Zululand, zululand, elephant coast
clarens 100: the Eastern Free State, eastern free state, oos vrystaat, maluti, malutis
boksburg 25 on: the East Rand, east rand, oosrand
roodepoort 25 on: the West Rand, west rand, wesrand
vanderbijlpark 50 around: the Vaal, vaal, vaal triangle, vaaldriehoek, vaal river, vaalrivier
krugersdorp 25 around: the Cradle of Humankind, cradle of humankind, cradle, wieg van die mensdom
magaliesburg 50: the Magaliesberg, magaliesberg, magaliesberge, magalies
bela-bela 100: the Bushveld, bushveld, bosveld
vaalwater 100: the Waterberg, waterberg
mbombela 100: the Lowveld, lowveld, laeveld
hazyview 100 around: Kruger, kruger, kruger park, kruger national park, krugerwildtuin
graskop 50 along: the Panorama Route, panorama route, panoramaroete
tzaneen 50: Magoebaskloof, magoebaskloof
`;

export const regions: ReadonlyMap<string, Region> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [area = "", names = ""] = line.split(": ");
      const [near = "", within = "", preposition = "in"] = area.split(" ");
      const [name = "", ...others] = names.split(", ");
      const region = { name, preposition, near: getPlace(near).slug, within: Number(within) as Region["within"] };
      return [name, ...others].map((each): [string, Region] => [normaliseName(each).trim(), region]);
    }),
);
