import { roster, type Corpus } from "../corpus.ts";

export const bridalWear: Corpus = {
  slug: "bridal-wear",
  roster: roster(`
~ Saffron & Silk | Priya Govender | Durban, KwaZulu-Natal | Made to measure | tamil | 23 | Two silks in one gown: the white for the church and a saffron drape for the temple that comes out of the train.
Atelier Naledi | Naledi Motlhabane | Johannesburg, Gauteng | Made to measure | tswana | 34 | Six fittings, one pattern cutter and a dress that has never existed before.
Bloubloes Bruide | Lize-Mari Human | Stellenbosch, Western Cape | Made to measure | afrikaans | 34 | I cut silk on the same table that my ouma cut kappies on.
Second Yes | Tracy Goliath | Cape Town, Western Cape | Dress hire | kaaps | 1 | Two hundred dresses, each of which has already been very happy once.
Umakoti Boutique | Busisiwe Mchunu | Pietermaritzburg, KwaZulu-Natal | Ready to wear | zulu | 12 | Sizes 30 to 56 on the rail, not in a catalogue, and a seamstress who stays late.
Veil & Vine | Hannah Cronje | Franschhoek, Western Cape | Veils and accessories | english | 2 | Cathedral veils with hand-stitched fynbos, and combs that do not slip.
Bridal Barn | Melanie Theron | Pretoria, Gauteng | Ready to wear | afrikaans | 23 | Three floors, coffee on every one of them, and a separate door for the bridegroom's mother.
Noorjahan Couture | Noorjahan Essop | Lenasia, Gauteng | Made to measure | muslim | 23 | Modest by design and not by adding a shawl: high necks, long sleeves, a hijab cut from the same lace.
Line Up | Sinazo Gcaba | Gqeberha, Eastern Cape | Bridesmaids' dresses | xhosa | 12 | Eight bridesmaids, five countries, one colour. We post the samples.
Lulu Lace | Lufuno Mudau | Louis Trichardt, Limpopo | Dress hire | venda | 1 | White gowns with munwenda hems, hired from Friday until Monday.
Free State Bride | Karabo Lekota | Bloemfontein, Free State | Ready to wear | sotho | 12 | Gowns that fit under a Basotho blanket and dresses that can walk over grass.
Mpumi M Bridal | Mpumelelo Masuku | Secunda, Mpumalanga | Made to measure | swati | 2 | Corsets that let you eat. It can be done.
Diamond Veil | Chanelle Jacobs | Kimberley, Northern Cape | Veils and accessories | kaaps | 1 | Veils, tiaras and shoes in real widths.
  `),
  starts: [2_200, 7_500, 18_000, 42_000],
  ways: [
    "Appointments are ninety minutes, one bride at a time, with room for five opinions.",
    "{first} does the first and the last fitting in person.",
    "Alterations are in the price up to a week before, because bodies change and so do shoes.",
    "We keep the toile for a year, in case a sister marries.",
    "Dresses leave cleaned, steamed and in a bag that fits in an overhead locker.",
    "All sizes are on the rail, and all prices are on the label.",
    "We sew in {town} with nine people, each of whom signs the inside of the hem.",
  ],
  services: [
    "Made-to-measure gowns",
    "Alterations",
    "Dress hire",
    "Veils and headpieces",
    "Bridesmaids' dresses",
    "Steaming on the day",
    "Mother-of-the-bride",
    "Two-in-one gowns",
  ],
  specialties: [
    "Plus sizes",
    "Modest gowns",
    "Silk and lace",
    "African print details",
    "Short notice",
    "Convertible trains",
  ],
  packages: [
    "Made-to-measure package, five fittings, from {price 1.6}",
    "Gown and veil package, from {price}",
    "Hire package for the weekend, from {price 0.55}",
    "Alteration service, from {price 0.35}",
    "Bridesmaids package for four, from {price 1.3}",
  ],
  teams: ["2-5 people", "6-10 people", "9 people"],
  leads: ["6 to 10 months", "3 to 8 months", "6 weeks for hire"],
  awards: [
    "SA Fashion Week new talent finalist 2021",
    "Mzansi Designers bridal prize 2023",
    "Vow Magazine cover, 2022",
    "Handmade in South Africa guild",
  ],
  captions: [
    "Third fitting",
    "The lace, close",
    "On the stand",
    "The two-in-one train",
    "Buttons, all 42",
    "Veil with fynbos",
  ],
};
