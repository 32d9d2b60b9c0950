import { roster, type Corpus } from "../corpus.ts";

export const traditionalWear: Corpus = {
  slug: "traditional-wear",
  roster: roster(`
Umbhaco House | Nomvula Gqirana | East London, Eastern Cape | Xhosa umbhaco | xhosa | 2 | Braid by braid, black on white, the way that my grandmother laid it in Dimbaza. Thirty metres of bias tape go into one skirt, and all of it is straight.
Ekhaya Beads & Hides | Gogo Thoko Biyela | Nongoma, KwaZulu-Natal | Zulu attire | zulu | 12 | Isicholo, isidwaba, inkehli and the beads that say what they should. We dress the bride and correct her aunts.
Seshweshwe Sisters | Malehlohonolo Phiri | Bloemfontein, Free State | Sotho seshoeshoe | sotho | 12 | Three Cats cloth, washed once so that you know how it fits for ever.
Munwenda Modern | Rendani Mulaudzi | Thohoyandou, Limpopo | Venda and Tsonga attire | venda | 2 | Striped cloth cut on the bias, which our mothers said was impossible.
Esther's Ndebele Blankets | Esther Skhosana | Siyabuswa, Mpumalanga | Ndebele attire | ndebele | 23 | A nguba takes me four months and I sing while I sew it.
Pallu & Pleat | Anusha Chetty | Chatsworth, KwaZulu-Natal | Saris and lehengas | tamil | 23 | Kanchipuram silks bought from the weavers, blouses stitched upstairs, pleats that stay.
New Mzansi Atelier | Thabang Lesufi | Johannesburg, Gauteng | Modern African designs | pedi | 34 | Brocade, print, leather and a silhouette from next year, with your clan name embroidered on the inside.
Xibelani Swing | Nkhensani Chauke | Giyani, Limpopo | Venda and Tsonga attire | tsonga | 12 | Eighteen kilograms of gathered wool is what makes it swing. We make it in twelve.
Leteisi le Letlalo | Gaone Sebego | Taung, North West | Modern African designs | tswana | 12 | German print, blue or brown, cut slim for daughters and generous for mothers.
Lehenga Lane | Farhana Ebrahim | Laudium, Gauteng | Saris and lehengas | muslim | 34 | Walima gowns, shararas, and a rack of children's kurtas that empties every December.
Umqombothi Weaves | Nosipho Kondlo | Mthatha, Eastern Cape | Xhosa umbhaco | xhosa | 1 | Umbhaco for whole families: order in March, fit in June, dance in December.
Emahiya Studio | Temalangeni Shongwe | Barberton, Mpumalanga | Modern African designs | swati | 12 | Emahiya cloth in gowns, bow ties and the lining of the groom's jacket.
  `),
  starts: [750, 2_400, 7_000, 17_000],
  ways: [
    "Bride, groom, parents and children are measured on one afternoon at home, with tea.",
    "{first} asks for the clan name before the size, because some colours are not for everybody.",
    "We explain what each bead and stripe says, so that you can answer when the elders ask.",
    "Everything is cut and sewn in {town} by women who are paid by the piece and by the month.",
    "There is a rail of ready sizes for cousins who decide late.",
    "We dress the bride on the morning: the knots and pins have an order that videos get wrong.",
  ],
  services: [
    "Bride and groom outfits",
    "Whole-family outfits",
    "Beadwork",
    "Headwraps and hats",
    "Saree draping",
    "Dressing on the day",
    "Repairs to heirlooms",
    "Hire for guests",
  ],
  specialties: [
    "Umbhaco",
    "Seshoeshoe",
    "Isicholo and isidwaba",
    "Munwenda",
    "Ndebele beadwork",
    "Lehengas",
    "Modern cuts in traditional cloth",
  ],
  packages: [
    "Couple package, from {price}",
    "Family package for six, from {price 2.4}",
    "Dressing service on the day, from {price 0.35}",
    "Bridal sari or lehenga package, from {price 1.6}",
    "Beadwork service, from {price 0.4}",
  ],
  teams: ["2-5 people", "6-10 people", "A co-operative of 14"],
  leads: ["2 to 5 months", "3 to 6 months", "8 weeks at least"],
  awards: [
    "Proudly South African, craft award 2022",
    "Eastern Cape Craft Collection, gold",
    "Da Gama Textiles stockist of the year",
    "Mzansi Golden Economy grant 2021",
  ],
  captions: [
    "Braid by braid",
    "The family, in blue",
    "Isicholo",
    "Beads for the neck",
    "Six metres of silk",
    "Ready to dance",
  ],
};
