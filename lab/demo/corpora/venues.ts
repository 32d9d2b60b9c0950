import { roster, type Corpus } from "../corpus.ts";

export const venues: Corpus = {
  slug: "venues",
  roster: roster(`
Wildevy Estate | Elmarie du Toit | Franschhoek, Western Cape | Wine estates | afrikaans | 34 | We are a small working farm at the top of the Franschhoek valley. The old cellar seats 140 at long tables, and the wild fig by the dam has heard more vows than the dominee has.
Meadow Barn | Claire Hathorn | Nottingham Road, KwaZulu-Natal | Country and farm venues | english | 2 | A stone barn that was a milking shed until 1998, with the Drakensberg in the back windows and mist for free.
Protea Ridge Gardens | Bulelwa Mabandla | Hillcrest, KwaZulu-Natal | Gardens and forests | xhosa | 23 | Our garden hangs over the Valley of a Thousand Hills, and the aisle runs between tree ferns that my grandfather planted.
Thornbush Boma Lodge | Kobus Steenkamp | Hoedspruit, Limpopo | Bush and game lodges | afrikaans | 34 | Giraffes have walked past our ceremony four times now, and we still cannot book them.
Emakhosini Royal Gardens | Sibongile Zondo | Ulundi, KwaZulu-Natal | Marquee sites | zulu | 12 | Four hectares of level lawn in the valley of the kings, with a kraal, a slaughtering slab and room for a tent of a thousand.
Kapok en Klei | Annelie Fourie | Worcester, Western Cape | Country and farm venues | afrikaans | 23 | Thick white walls, a reed ceiling and a water furrow that runs past your chair. The Hex River mountains do the rest.
Hotel Umdloti Sands | Dhiren Maharaj | Umhlanga, KwaZulu-Natal | Hotels and conference centres | hindi | 34 | Our ballroom takes 650, the lift takes a bridegroom's horse as far as the terrace, and the sea is across the road.
Kwa-Zodwa Community Hall | Zodwa Mthembu | Soweto, Gauteng | Community and church halls | zulu | 1 | The hall on our corner has married three generations of Orlando West, at a price that leaves money for the food.
Sunrise Beach House | Lauren Petzer | Jeffreys Bay, Eastern Cape | Beach venues | english | 23 | Barefoot on the grass, ten steps from the sand, with dolphins on most mornings and a bunkhouse for the friends who surf.
The Glasshouse at Muldersdrift | Refilwe Motaung | Muldersdrift, Gauteng | Gardens and forests | tswana | 3 | Steel, glass and four hundred ferns, twenty-five minutes from Sandton when the N14 behaves.
Amphitheatre View Farm | Thabiso Mofokeng | Bergville, KwaZulu-Natal | Country and farm venues | sotho | 2 | You marry facing the Amphitheatre, five hundred metres of basalt that no florist can improve on.
Rooikoppie Guest Farm | Hannes Kruger | Hartbeespoort, North West | Country and farm venues | afrikaans | 12 | A chapel of koppie stone, a lapa for 180 and forty beds, so that nobody drives home over the mountain.
Tsitsi's Fort | Boitumelo Seema | Bloemfontein, Free State | Hotels and conference centres | sotho | 2 | We turned the officers' mess on Naval Hill into a hall with one very long table and a stoep for sundowners.
Quiver Tree Camp | Gert Cloete | Augrabies, Northern Cape | Bush and game lodges | kaaps | 12 | Say your vows among the kokerbome while the gorge thunders below. The stars are included.
Letlapa Stone Lodge | Kgomotso Molefe | Mahikeng, North West | Bush and game lodges | tswana | 2 | Built by four stonemasons from the village, our lodge has a kgotla where both families can finish talking before the singing starts.
Vhuhadi Mountain Venue | Azwinndini Ramavhoya | Thohoyandou, Limpopo | Gardens and forests | venda | 2 | Under the fig trees on the Phiphidi road, within earshot of the waterfall and out of earshot of the traffic.
Blyde Canyon Chapel | Nomcebo Nkosi | Graskop, Mpumalanga | Marquee sites | swati | 23 | A glass chapel on the lip of the escarpment, and a meadow beside it that fits any tent you like.
Steenberg Hall | Yusuf Salie | Mitchells Plain, Western Cape | Community and church halls | malay | 1 | Six hundred guests, a kitchen that is halaal from the drain up, and parking that the cousins will still complain about.
~ Olive & Oak | Natasha Barnard | Riebeek-Kasteel, Western Cape | Wine estates | english | 3 | An olive press, a hundred-year-old oak and a courtyard that stays warm until midnight.
  `),
  starts: [6_500, 22_000, 48_000, 110_000],
  ways: [
    "On your day you have the whole place: one wedding, no neighbours, and music until midnight.",
    "{first} walks the grounds with every couple before a cent is paid, rain or shine, and shows where the sun stands at five o'clock.",
    "Bring your own caterer or choose from six who know our kitchen; either way there is no corkage on your own wine.",
    "A generator starts eleven seconds after Eskom stops, and in {years} years no first dance has ended in the dark.",
    "Families who want to slaughter, cook potjies or keep a fire going through the night are welcome, and there is a clean place for it.",
    "We have hosted {events} weddings and still clear the chairs ourselves, because that is when people tell you what really worked.",
    "There is a ramp to every door, a quiet room for babies and a kettle that never goes cold.",
    "The price covers tables, chairs, linen, crockery, the bridal room from eight in the morning and a manager who stays until the last car.",
    "If you want an altar under the trees and the weather does not, the indoor plan takes us forty minutes.",
  ],
  services: [
    "Ceremony and reception",
    "Bridal suite",
    "On-site accommodation",
    "Tables, chairs and linen",
    "Backup power",
    "Wheelchair access",
    "Boma fire and braai",
    "Bar service",
    "Rain plan indoors",
    "Secure parking",
    "Slaughtering area",
    "Day-before set-up",
  ],
  specialties: [
    "Long-table dinners",
    "Two ceremonies in one weekend",
    "Outdoor ceremonies",
    "Large families",
    "Small weekday weddings",
    "Traditional ceremonies",
    "Pet-friendly weddings",
  ],
  packages: [
    "Weekday package, from {price}",
    "Saturday package, from {price 2.2}",
    "Winter package, May to August, from {price 1.3}",
    "Whole-weekend package with beds, from {price 3}",
    "Ceremony-only service, two hours",
    "Sunday lunch package, from {price 0.8}",
  ],
  teams: ["11-20 people", "6-10 people", "20-50 people", "More than 50 on the day"],
  leads: ["6 to 14 months", "4 to 12 months", "3 months, or sooner in winter", "9 to 18 months for Saturdays"],
  awards: [
    "Cape Winelands Small Venue of the Year 2024",
    "WWF Conservation Champion farm",
    "Tourism Grading Council, four stars",
    "Best Country Venue, Midlands Meander 2023",
    "Lilizela regional finalist 2022",
    "Safe food kitchen, certificate A",
  ],
  captions: [
    "The long table",
    "Last light on the terrace",
    "Before the guests came",
    "Set for 120",
    "The view from the altar",
    "After the rain",
    "The boma at eight",
    "Flowers by friends of ours",
  ],
};
