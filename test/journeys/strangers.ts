/** OpenID users without an account; each belongs to one journey. */
export const strangers = {
  florist: { sub: "florist", email: "ayanda.florist@people.example", email_verified: true, name: "Ayanda Khumalo" },
  bride: { sub: "bride", email: "zinhle.bride@people.example", email_verified: true, name: "Zinhle Ndlovu" },
  undecided: { sub: "undecided", email: "sam.undecided@people.example", email_verified: true, name: "Sam Botha" },
};
