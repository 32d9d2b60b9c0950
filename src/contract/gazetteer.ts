import type { Province } from "./primitives.ts";

const names = (list: string): readonly string[] => list.trim().split(/\s*,\s*/);

/**
 * Cities, towns and townships of South Africa by province, as suggestions for free text [visitors-25]: no name is
 * refused for missing here. Larger or better-known places first, the rest by name. Places with two names in daily use
 * stand under both.
 */
export const gazetteer: Readonly<Record<Province, readonly string[]>> = {
  Gauteng: names(`
    Johannesburg, Pretoria, Soweto, Sandton, Centurion, Midrand, Randburg, Roodepoort, Benoni, Boksburg, Kempton Park,
    Germiston, Alberton, Springs, Krugersdorp, Vereeniging, Vanderbijlpark, Mamelodi, Tembisa, Alexandra, Atteridgeville,
    Bedfordview, Brakpan, Bronkhorstspruit, Bryanston, Carletonville, Cullinan, Daveyton, Edenvale, Ennerdale, Evaton,
    Fourways, Ga-Rankuwa, Hammanskraal, Heidelberg, Katlehong, KwaThema, Lanseria, Laudium, Lenasia, Magaliesburg,
    Meyerton, Muldersdrift, Nigel, Orange Farm, Randfontein, Rosebank, Sebokeng, Sharpeville, Soshanguve, Thokoza,
    Vosloorus, Walkerville, Westonaria
  `),
  "Western Cape": names(`
    Cape Town, Stellenbosch, Paarl, Franschhoek, George, Worcester, Knysna, Somerset West, Hermanus, Mossel Bay,
    Oudtshoorn, Swellendam, Albertinia, Atlantis, Barrydale, Beaufort West, Bellville, Bo-Kaap, Bonnievale, Bot River,
    Bredasdorp, Caledon, Camps Bay, Ceres, Clanwilliam, Claremont, Constantia, Darling, De Rust, Durbanville, Elgin,
    Gansbaai, Genadendal, Gordons Bay, Grabouw, Greyton, Gugulethu, Hout Bay, Kalk Bay, Khayelitsha, Kleinmond,
    Ladismith, Laingsburg, Lamberts Bay, Langa, Langebaan, Malmesbury, Matjiesfontein, McGregor, Milnerton,
    Mitchells Plain, Montagu, Moorreesburg, Muizenberg, Napier, Noordhoek, Paternoster, Philadelphia, Piketberg,
    Plettenberg Bay, Porterville, Prince Albert, Riebeek-Kasteel, Riversdale, Riviersonderend, Robertson, Saldanha,
    Sedgefield, Simons Town, Stanford, Stilbaai, Strand, Struisbaai, Tulbagh, Vanrhynsdorp, Velddrif, Villiersdorp,
    Vredenburg, Vredendal, Wellington, Wilderness, Wolseley, Yzerfontein
  `),
  "KwaZulu-Natal": names(`
    Durban, Pietermaritzburg, Umhlanga, Ballito, Richards Bay, Newcastle, Howick, Nottingham Road, Port Shepstone,
    Margate, Amanzimtoti, Bergville, Camperdown, Chatsworth, Dalton, Dundee, Empangeni, Eshowe, Estcourt, Greytown,
    Hillcrest, Himeville, Hluhluwe, Ixopo, Jozini, Kloof, Kokstad, KwaDukuza, KwaMashu, Ladysmith, Lions River,
    Melmoth, Mooi River, Mtubatuba, Mtunzini, New Hanover, Ndwedwe, Nongoma, Phoenix, Pinetown, Pongola, Port Edward,
    Richmond, Salt Rock, Scottburgh, Shakas Kraal, Southbroom, St Lucia, Tongaat, Ulundi, Umlazi, Umzinto, Underberg,
    Utrecht, Verulam, Vryheid, Wartburg, Westville, Winterton
  `),
  "Eastern Cape": names(`
    Gqeberha, Port Elizabeth, East London, Mthatha, Makhanda, Grahamstown, Graaff-Reinet, Jeffreys Bay, Komani,
    Queenstown, Qonce, King Williams Town, Addo, Aberdeen, Aliwal North, Barkly East, Bathurst, Bhisho, Burgersdorp,
    Butterworth, Chintsa, Coffee Bay, Cofimvaba, Cradock, Dimbaza, Dutywa, Elliot, Flagstaff, Gonubie, Hogsback,
    Humansdorp, Joubertina, Kareedouw, Kariega, Uitenhage, Kei Mouth, Kenton-on-Sea, Lady Frere, Lusikisiki,
    Mdantsane, Middelburg, Mount Frere, Nieu-Bethesda, Ngcobo, Patensie, Peddie, Port Alfred, Port St Johns, Qumbu,
    Rhodes, Somerset East, St Francis Bay, Sterkspruit, Stutterheim, Tarkastad, Tsolo, Whittlesea, Zwide
  `),
  "Free State": names(`
    Bloemfontein, Mangaung, Welkom, Bethlehem, Clarens, Sasolburg, Kroonstad, Parys, Phuthaditjhaba, Harrismith,
    Bethulie, Bothaville, Botshabelo, Brandfort, Bultfontein, Clocolan, Dewetsdorp, Ficksburg, Fouriesburg, Frankfort,
    Gariep Dam, Heilbron, Hennenman, Hoopstad, Jagersfontein, Kestell, Ladybrand, Lindley, Memel, Odendaalsrus,
    Philippolis, Reitz, Rosendal, Senekal, Smithfield, Springfontein, Thaba Nchu, Trompsburg, Van Reenen, Ventersburg,
    Viljoenskroon, Villiers, Virginia, Vrede, Vredefort, Warden, Wepener, Winburg, Zastron
  `),
  Limpopo: names(`
    Polokwane, Thohoyandou, Tzaneen, Bela-Bela, Mokopane, Makhado, Louis Trichardt, Lephalale, Phalaborwa, Modimolle,
    Musina, Alldays, Burgersfort, Dendron, Duiwelskloof, Ga-Kgapane, Giyani, Groblersdal, Haenertsburg, Hoedspruit,
    Jane Furse, Lebowakgomo, Letsitele, Malamulele, Marble Hall, Modjadjiskloof, Mookgophong, Northam, Roedtan,
    Seshego, Sibasa, Steelpoort, Thabazimbi, Vaalwater
  `),
  Mpumalanga: names(`
    Mbombela, Nelspruit, White River, Emalahleni, Witbank, Middelburg, Secunda, Ermelo, Dullstroom, Hazyview, Sabie,
    Amersfoort, Balfour, Barberton, Belfast, Bethal, Bushbuckridge, Carolina, Chrissiesmeer, Delmas, eMkhondo, Evander,
    Graskop, Kaapschehoop, KaNyamazane, Komatipoort, Kriel, KwaMhlanga, Lydenburg, Machadodorp, Malalane,
    Marloth Park, Mashishing, Pilgrims Rest, Piet Retief, Siyabuswa, Standerton, Volksrust, Waterval Boven
  `),
  "Northern Cape": names(`
    Kimberley, Upington, Springbok, Kuruman, De Aar, Sutherland, Augrabies, Barkly West, Britstown, Calvinia, Carnarvon,
    Colesberg, Danielskuil, Douglas, Fraserburg, Galeshewe, Garies, Griekwastad, Groblershoop, Hanover, Hartswater,
    Hopetown, Jan Kempdorp, Kakamas, Kamieskroon, Kathu, Keimoes, Kenhardt, Loeriesfontein, Nababeep, Nieuwoudtville,
    Niekerkshoop, Norvalspont, Okiep, Pampierstad, Pella, Pofadder, Port Nolloth, Postmasburg, Prieska, Richmond,
    Steinkopf, Strydenburg, Vanderkloof, Victoria West, Warrenton, Williston
  `),
  "North West": names(`
    Rustenburg, Potchefstroom, Mahikeng, Mafikeng, Klerksdorp, Hartbeespoort, Brits, Sun City, Vryburg, Lichtenburg,
    Bloemhof, Broederstroom, Christiana, Coligny, Delareyville, Fochville, Ganyesa, Groot Marico, Itsoseng, Jouberton,
    Koster, Mmabatho, Mogwase, Orkney, Ottosdal, Phokeng, Pudimoe, Sannieshof, Schweizer-Reneke, Stilfontein, Swartruggens,
    Taung, Ventersdorp, Wolmaransstad, Zeerust
  `),
};
