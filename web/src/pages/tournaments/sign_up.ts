/** Names in a pasted list, counted for the plan; the server's reading is the one that counts. */
const HEADING =
  /^(name|first name|last name|surname|participant|player|vorname|nachname|teilnehmer|spieler|nom|prénom|joueur|nome|cognome|partecipante|giocatore|nume|prenume|jucător|naam|voornaam|achternaam|deelnemer|speler|nombre|apellidos?|jugador|имя|фамилия|участник|игрок)$/i

export function countNames(text: string): number {
  const lines = text.split(/\r?\n/).filter((line) => /[^\s,;"]/.test(line))
  const cells = lines[0]?.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"|"$/g, '')) ?? []
  return lines.length - (cells.some((cell) => HEADING.test(cell)) ? 1 : 0)
}
