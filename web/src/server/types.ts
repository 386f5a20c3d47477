/** Names for the types of the server's schema. */
import type { components } from './schema.d.ts'

type Schemas = components['schemas']
export type Refusal = Schemas['Refusal']
export type TableView = Schemas['TableView']
export type TableReply = Schemas['TableReply']
export type SeatView = Schemas['SeatView']
export type State = Schemas['State']
export type Player = Schemas['Player']
export type Turn = Schemas['Turn']
export type Step = Schemas['Step']
export type StepList = Schemas['StepList']
export type Hello = Schemas['Hello']
export type TableChanged = Schemas['TableChanged']
export type Heartbeat = Schemas['Heartbeat']
export type Outlook = Schemas['Outlook']
export type Prospect = Schemas['Prospect']
export type Ending = Schemas['Ending']
export type ServerMessage = Hello | TableChanged | Step | Heartbeat | Refusal
export type Colour = SeatView['colour']
