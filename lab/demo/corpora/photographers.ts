import { roster, type Corpus } from "../corpus.ts";

export const photographers: Corpus = {
  slug: "photographers",
  roster: roster(`
Zanele Mokoena Photography | Zanele Mokoena | Soweto, Gauteng | Documentary | sotho | 23 | I started with a borrowed camera at my aunt's wedding in Diepkloof and have not sat down at a wedding since. I photograph what happens: the uncle who cries, the rain, the pot that nearly burns.
Protea & Pine Photography | Liezel Vorster | Stellenbosch, Western Cape | Fine art | afrikaans | 34 | Soft light, real laughter and a little bit of film grain. I shoot thirty weddings a year and remember the name of every grandmother.
Siya Dube Images | Siyabonga Dube | Durban, KwaZulu-Natal | Traditional ceremonies | zulu | 23 | Umabo is my favourite day of the whole wedding, and I have the dust on my lenses to prove it.
Kalahari Light | Magriet Beukes | Upington, Northern Cape | Elopements | afrikaans | 2 | Red dunes, two people, one very patient dominee. I have a bakkie, a drone licence and padkos.
Ahmed & Ayesha Weddings | Ayesha Parker | Lenasia, Gauteng | Documentary | muslim | 23 | We are husband and wife, so the ladies' side and the gents' side are both covered, and nobody has to send the photographer away.
Mpho Nthite Photography | Mpho Nthite | Bloemfontein, Free State | Engagement shoots | sotho | 12 | Sunflower season is short and I know a farmer. Bring boots.
Highveld Story Co | Duncan Reilly | Johannesburg, Gauteng | Documentary | english | 34 | Two former newspaper photographers who traded elections for weddings and find them about equally unpredictable.
Lwazi Ngxola Studio | Lwazi Ngxola | Mthatha, Eastern Cape | Traditional ceremonies | xhosa | 12 | I shoot from the first ululation in the kraal to the last car on the gravel road, and I know when to put the camera down.
Rani Naicker Photography | Rani Naicker | Chatsworth, KwaZulu-Natal | Fine art | tamil | 23 | Colour, gold thread, jasmine and a hundred people talking at once. I would not swap it for anything.
Berg & Sky | Nicola Sutherland | Underberg, KwaZulu-Natal | Elopements | english | 2 | We carry the cake up the pass as well. Mountain elopements for two to twenty, on foot if you like.
Tshepo Frames | Tshepo Masemola | Polokwane, Limpopo | Traditional ceremonies | pedi | 12 | Three photographers, one van and a printer, so that every elder goes home with a picture in the hand.
Laetitia Jacobs Fotografie | Laetitia Jacobs | George, Western Cape | Engagement shoots | kaaps | 2 | Forest, beach and the old railway line, all within half an hour, and I know where the light goes.
Skyview Drone Weddings | Keagan Pillay | Ballito, KwaZulu-Natal | Drone photography | tamil | 23 | Licensed, insured and quiet enough for the vows. The air is half of the story on this coast.
Lesedi & Co | Lesedi Kgositsile | Rustenburg, North West | Documentary | tswana | 12 | Light is what my name means, so I had little choice of trade.
Sabie River Studio | Themba Mashaba | Hazyview, Mpumalanga | Fine art | swati | 2 | Gallery prints of lowveld weddings: green shade, dust and the odd elephant at the edge of the frame.
Marelize & Moss | Marelize Swart | Clarens, Free State | Fine art | afrikaans | 23 | Sandstone, poplars and that orange hour before supper. I still shoot two rolls of film at every wedding.
~ Blue Crane Photography | Chantelle Davids | Swellendam, Western Cape | Documentary | kaaps | 2 | Overberg weddings between the canola and the blue cranes, told in black and white.
  `),
  starts: [6_500, 13_500, 26_000, 52_000],
  ways: [
    "You get every good picture, not a shortlist of fifty: usually 600 to 900, within five weeks, in a gallery that grandparents can open.",
    "{first} shoots with two bodies and writes to three cards at once. In {years} years and {events} weddings not one file has been lost.",
    "We meet beforehand, drink coffee and make the family list together, because that list is what saves your cocktail hour.",
    "There is always a second photographer from {town}, so that both houses are covered on the morning.",
    "Ten sneak-peek pictures reach your phone before you are off the dance floor.",
    "Albums are bound by hand in Cape Town and last longer than most phones; parents' copies are half price.",
    "The full day means the full day: from curlers to sparklers, without an overtime bill at ten.",
    "No stiff poses, no fake laughing, and nobody will ask you to throw a shoe.",
  ],
  services: [
    "Full-day coverage",
    "Second photographer",
    "Engagement shoot",
    "Drone pictures",
    "Online gallery",
    "Hand-bound album",
    "Family portraits",
    "Same-day sneak peek",
    "Prints for elders",
    "Two-day traditional coverage",
  ],
  specialties: [
    "Umabo and umembeso",
    "Nikah and walima",
    "Low light",
    "Small elopements",
    "Black and white",
    "Film photography",
    "Large family groups",
    "Bush weddings",
  ],
  packages: [
    "Half-day package, 5 hours, from {price}",
    "Full-day coverage package, 10 hours, from {price 1.7}",
    "Two-day traditional and white wedding package, from {price 2.8}",
    "Engagement shoot service, from {price 0.35}",
    "Elopement package for two, from {price 0.75}",
    "Album design service",
  ],
  teams: ["Just me and an assistant", "2 people", "3 people", "2-5 people"],
  leads: ["6 to 12 months", "3 to 9 months", "Short notice welcome on weekdays", "About a year for December"],
  awards: [
    "SAPPA Associate, wedding portfolio",
    "Fearless Photographers, two awards",
    "MyWed Top 10 South Africa 2023",
    "Sony Alpha Africa finalist 2022",
    "PPSA gold medal 2021",
  ],
  captions: [
    "First look",
    "The aunties, front row",
    "Confetti in the wind",
    "Ten minutes after the rain",
    "On the way to the hall",
    "Golden hour",
    "Her grandfather's hat",
    "The last dance",
  ],
};
