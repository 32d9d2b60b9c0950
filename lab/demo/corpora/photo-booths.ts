import { roster, type Corpus } from "../corpus.ts";

export const photoBooths: Corpus = {
  slug: "photo-booths",
  roster: roster(`
Snap & Dombolo | Mandisa Zungu | Durban, KwaZulu-Natal | Open-air booths | zulu | 12 | An open booth with a backdrop that we paint for you and a dress-up box that the elders open first.
Spin City 360 | Jaydon Samuels | Cape Town, Western Cape | 360 video booths | kaaps | 2 | Step up, spin, and it is on your phone before you are down.
Die Spieël | Wilma Cronjé | Centurion, Gauteng | Magic mirrors | afrikaans | 2 | A mirror that talks back, in Afrikaans, and prints the evidence.
Box Brownie Booth | Peter Gillespie | Howick, KwaZulu-Natal | Vintage booths | english | 23 | Real chemistry, real strips, four minutes of waiting. People fall in love in the queue.
Leave a Word | Thuli Nkabinde | Johannesburg, Gauteng | Audio guest books | swati | 12 | A telephone from 1974 on a small table. Your grandfather's voice, kept.
Smile Mzansi | Lebo Makhubela | Soweto, Gauteng | Open-air booths | tsonga | 1 | Unlimited prints, blankets, shades and a gogo's chair.
Flash Bhai | Rizwaan Suleman | Lenasia, Gauteng | 360 video booths | muslim | 2 | A second platform for the ladies' side, with a lady to run it.
Kasi Mirror Co | Odwa Mntonga | East London, Eastern Cape | Magic mirrors | xhosa | 12 | Prints with your clan names in the frame.
Veld Booth | Elize Brits | Bloemfontein, Free State | Vintage booths | afrikaans | 1 | A caravan from 1968 with a curtain, parked between the sunflowers.
Hello Makhi | Fulufhelo Ratshitanga | Polokwane, Limpopo | Audio guest books | venda | 1 | Messages in seven languages, put together on a record that really plays.
Platinum Poses | Goitseone Moloto | Rustenburg, North West | 360 video booths | tswana | 12 | Slow motion, sparks and a host who gets your uncles up.
Strike a Pose Mbombela | Kelly Naude | Mbombela, Mpumalanga | Open-air booths | english | 1 | A leaf wall, a bench, ring light, prints in nine seconds.
Sterreboks | Dewald Fourie | Sutherland, Northern Cape | Vintage booths | afrikaans | 1 | Pictures at night under the clearest sky in the country. Keep still for ten seconds.
  `),
  starts: [2_200, 4_200, 7_800, 13_500],
  ways: [
    "Prints are unlimited and two at a time: one for the guest, one for the book.",
    "{first} or somebody just as cheerful runs the booth from set-up to the last song.",
    "We need three metres by three and one plug, or a day's notice for the battery.",
    "The gallery is online the next morning, with a password for the whole family.",
    "Backdrops are made for you and are yours to keep.",
    "After {events} weddings we can tell you the best hour: just before pudding.",
  ],
  services: [
    "Unlimited prints",
    "Guest book",
    "Custom backdrop",
    "Online gallery",
    "Props and blankets",
    "Host on site",
    "Battery power",
    "Voice messages",
  ],
  specialties: [
    "Custom frames",
    "Large families",
    "Outdoor weddings",
    "Instant sharing",
    "Film strips",
    "Voices of the elders",
  ],
  packages: [
    "Three-hour booth package, from {price}",
    "Five-hour booth package with guest book, from {price 1.5}",
    "360 video service, from {price 1.3}",
    "Audio guest book service, from {price 0.5}",
  ],
  teams: ["2 people", "3 people"],
  leads: ["2 weeks to 5 months", "1 to 4 months", "3 weeks"],
  awards: ["KZN Wedding Expo, people's choice 2023", "Best Photo Booth, Top Vendor 2022", "Google five-star year 2024"],
  captions: ["Four frames", "Gogo's turn", "The leaf wall", "Spin", "Strip of the night", "The whole bridal party"],
};
