import { roster, type Corpus } from "../corpus.ts";

export const jewellery: Corpus = {
  slug: "jewellery",
  roster: roster(`
Ubuhle Beadwork | Zanele Khumalo | Eshowe, KwaZulu-Natal | Beadwork | zulu | 12 | Twenty-two women bead on three verandas. We send love letters in colour, and we will translate yours before you wear it.
Kimberley Cut | Andries Coetzee | Kimberley, Northern Cape | Engagement rings | afrikaans | 34 | Stones with their papers, cut two streets from where they were found.
Goud & Graniet | Marlene du Preez | Paarl, Western Cape | Wedding bands | afrikaans | 23 | Make your own bands at our bench in a morning. Few couples quarrel, and all of them sing.
Anjali Jewels | Anjali Soni | Durban, KwaZulu-Natal | Bridal jewellery | gujarati | 34 | Thali, mangalsutra, choker, jhumka: twenty-two carat, weighed in front of you.
Small Batch Gold | Kyle Sampson | Cape Town, Western Cape | Custom design | kaaps | 23 | Recycled gold and ethically shy of nothing. Bring us your ouma's broken chain.
Isithandwa Rings | Nhlanhla Mbatha | Johannesburg, Gauteng | Engagement rings | zulu | 2 | A ring for a teacher's salary, with a stone that is honest about its size.
Bakoni Beads | Mahlatse Seroka | Polokwane, Limpopo | Beadwork | pedi | 1 | Collars and belts in the old blue, for brides, and in small for flower girls.
Highveld Hallmark | Alan Feldman | Sandton, Gauteng | Custom design | jewish | 4 | Four generations at the bench and a safe full of sketches.
Springbok Copper | Ashley Cloete | Springbok, Northern Cape | Wedding bands | kaaps | 1 | Copper and silver from Namaqualand, plain as the place and just as hard to forget.
Royal Bafokeng Metal | Lerato Mokgatle | Phokeng, North West | Wedding bands | tswana | 23 | Platinum from under our feet, turned into bands above ground.
Indwe Silver | Lulama Faku | Makhanda, Eastern Cape | Custom design | xhosa | 12 | Silver settings for beads and for stones, made between semesters by graduates of Rhodes.
Nkonyane Beads | Thandi Nkonyane | Barberton, Mpumalanga | Beadwork | swati | 1 | Sets of ligcebesha for bride and groom, with a card that says what they mean.
  `),
  starts: [450, 3_500, 16_000, 45_000],
  ways: [
    "You see the drawing, then wax, then metal, and can say no until the wax melts.",
    "Every stone has a certificate and every gram is on the invoice.",
    "{first} resizes free of charge for the first two years, because hands change.",
    "Payment can go over six months without interest.",
    "We work while you watch, at a window on the main street of {town}.",
    "Beads come with their meaning on a card in two languages, so nobody wears an insult by mistake.",
  ],
  services: [
    "Engagement rings",
    "Wedding bands",
    "Remodelling heirlooms",
    "Beaded sets",
    "Valuation for insurance",
    "Resizing",
    "Engraving",
    "Bridal sets for hire",
  ],
  specialties: [
    "Recycled gold",
    "Zulu love letters",
    "22-carat bridal sets",
    "Platinum",
    "Bands made by the couple",
    "Conflict-free stones",
  ],
  packages: [
    "Pair of bands package, from {price}",
    "Engagement ring design service, from {price 1.4}",
    "Bridal set package, from {price 1.8}",
    "Beaded family package, from {price 0.5}",
    "Make-your-own-bands package, from {price 0.8}",
  ],
  teams: ["2 people", "3-5 people", "A co-operative of 22"],
  leads: ["4 to 10 weeks", "6 weeks to 4 months", "2 weeks for beadwork in stock"],
  awards: [
    "PlatAfrica finalist 2022",
    "Jewellery Council of South Africa member",
    "Shuttleworth craft fellowship 2020",
    "Thuthuka Jewellery Award 2021",
  ],
  captions: [
    "Wax before gold",
    "Love letter in red and white",
    "Two bands",
    "At the bench",
    "Her grandmother's stone",
    "The collar, finished",
  ],
};
