import { roster, type Corpus } from "../corpus.ts";

export const bandsAndMusicians: Corpus = {
  slug: "bands-and-musicians",
  roster: roster(`
Kofifi Jazz Seven | Ntate Bafana Mashego | Soweto, Gauteng | Jazz | sotho | 23 | Seven men and one woman in two-tone shoes, playing the Sophiatown songbook until the young people ask who wrote it.
String Theory Quartet | Anneke Malan | Cape Town, Western Cape | String quartets | afrikaans | 23 | Bach for the aisle, Brenda Fassie for the signing, and we arrange your strange request by Thursday.
Marimba Mzansi | Sizwe Gumede | Richards Bay, KwaZulu-Natal | Marimba and drumming | zulu | 12 | Eight young people from Esikhaleni, five marimbas and a rhythm that has pulled judges out of their chairs.
Die Voorkamer Orkes | Frikkie Engelbrecht | Paarl, Western Cape | Live bands | afrikaans | 2 | Concertina, banjo, bass and a drummer who used to be respectable. We play until the candles are done.
Thina Sobabili Choir | Nomonde Jack | Gqeberha, Eastern Cape | Choirs and gospel | xhosa | 12 | Twenty-four voices that walk in singing from the road. Bring tissues.
Shreya & the Tabla Boys | Shreya Govindsamy | Umhlanga, KwaZulu-Natal | Live bands | tamil | 23 | Carnatic violin, tabla, harmonium and a Bollywood set that starts politely and does not end that way.
Goema Gees | Mujahid Jacobs | Bo-Kaap, Western Cape | Live bands | malay | 2 | Banjo, ghoema drum, sax and a moppie about the bridegroom that his brothers paid for.
Solo by Tumelo | Tumelo Rantao | Bloemfontein, Free State | Solo singers and guitarists | sotho | 1 | One guitar, two languages and the quiet song that you have been looking for.
Highveld Strings & Keys | Rachel Lipschitz | Johannesburg, Gauteng | String quartets | jewish | 34 | Conservatoire players who like weddings. Hora at full speed, Ravel at supper.
Mbira Moon | Farai Ncube | Mokopane, Limpopo | Marimba and drumming | pedi | 1 | Mbira for the ceremony, drums for the road, and a circle of chairs that never stays a circle.
Soweto Gospel Cousins | Dineo Khoza | Benoni, Gauteng | Choirs and gospel | tsonga | 2 | We are honestly cousins. Six parts, no backing track.
Lowveld Blues Company | Steve Marais | Sabie, Mpumalanga | Live bands | english | 2 | Covers from the Eagles to Mango Groove by five people who have day jobs in forestry.
  `),
  starts: [4_000, 9_500, 22_000, 42_000],
  ways: [
    "We bring our own sound for up to 200 guests and talk to your DJ beforehand, so that there is one set of cables.",
    "{first} writes out the running order with you: procession, signing, canapes, first dance.",
    "Two new songs are learnt for every couple without a fee, if we hear about them a month before.",
    "Three sets of forty-five minutes, and a playlist of ours in between so that the floor does not cool.",
    "We have played {events} weddings, eleven of them in a thunderstorm and one in a river bed.",
    "We eat after your guests, we dress as you like, and we leave the stage cleaner than we found it.",
    "Acoustic for the garden and amplified for the tent: one band, one price.",
  ],
  services: [
    "Ceremony music",
    "Cocktail-hour set",
    "Reception band",
    "Own sound up to 200 guests",
    "Songs learnt on request",
    "Acoustic duo",
    "Procession singing",
  ],
  specialties: [
    "Township jazz",
    "Boeremusiek",
    "Gospel",
    "Carnatic and Bollywood",
    "Goema",
    "Classical",
    "Songs in four languages",
  ],
  packages: [
    "Ceremony package, 45 minutes, from {price 0.5}",
    "Three-set reception package, from {price 1.5}",
    "Duo service for cocktails, from {price 0.7}",
    "Ceremony and supper package, from {price}",
  ],
  teams: ["Solo or duo", "4 musicians", "5-8 musicians", "Up to 24 voices"],
  leads: ["3 to 9 months", "2 to 8 months", "4 to 10 months"],
  awards: [
    "SAMA nominee, traditional album 2020",
    "Cape Town Minstrel Carnival, best band",
    "National Eisteddfod gold 2022",
    "Standard Bank Jazz Festival, Makhanda 2023",
  ],
  captions: [
    "Second set",
    "Walking in from the road",
    "Under the fig tree",
    "Sound check at four",
    "The aunties' request",
    "Strings in the garden",
  ],
};
