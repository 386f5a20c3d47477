/** Ask the browser not to forget what is kept here; some ask their person, others decide by how much the page is used. */
export async function askToStay(): Promise<boolean> {
  try {
    const { storage } = navigator
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    return false // an old browser, or an address without https
  }
}
