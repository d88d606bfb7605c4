import { describe, expect, it } from 'vitest'
import * as dsy from '../../../shared/systems/downsync/index.ts'
import { card, CARDS, claimed, force, marks } from './builders.ts'

/** Wrong arguments are our own mistakes: each call throws a RangeError. */

const shot = { targ: 6, def: 13, inches: 10, range: null }
const small = dsy.gameSize('small')

describe('a RangeError', () => {
  it.each<[string, () => unknown]>([
    ['a huge game', () => dsy.gameSize(claimed('huge'))],
    ['a base of a building', () => dsy.baseMm(claimed('building'))],
    ['swamp', () => dsy.terrain(claimed('swamp'))],
    ['a word of every object', () => dsy.terrain(claimed('toString'))],
    ['three dice', () => dsy.rollDist(claimed(3), 0)],
    ['Advantage below 0', () => dsy.rollDist(1, -1)],
    ['half an Advantage', () => dsy.rollDist(2, 0.5)],
    ['no TARG', () => dsy.attackOdds(claimed({ ...shot, targ: undefined }))],
    ['DEF of 12.5', () => dsy.attackOdds({ ...shot, def: 12.5 })],
    ['inches below 0', () => dsy.attackOdds({ ...shot, inches: -1 })],
    ['endless inches', () => dsy.attackOdds({ ...shot, inches: Infinity })],
    ['no Range at all', () => dsy.attackOdds(claimed({ ...shot, range: undefined }))],
    ['half a modifier', () => dsy.attackOdds({ ...shot, mod: 0.5 })],
    ['somewhat concealed', () => dsy.attackOdds({ ...shot, concealed: claimed('partly') })],
    ['Countermeasures below 0', () => dsy.attackOdds({ ...shot, cm: -1 })],
    ['no shot', () => dsy.volleyOdds({ ...shot, rof: 0 })],
    ['half a shot', () => dsy.volleyOdds({ ...shot, rof: 1.5 })],
    ['nothing to scan', () => dsy.scanOdds({ scan: 6, target: claimed({}) })],
    ['a Ping and a Unit at once', () => dsy.scanOdds({ scan: 6, target: { ping: 'small', def: 12 } })],
    ['a tiny Ping', () => dsy.scanOdds({ scan: 6, target: { ping: claimed('tiny') } })],
    ['SCAN below 0', () => dsy.scanOdds({ scan: -6, target: { def: 12 } })],
    ['more boosts than tokens', () => dsy.counterOdds({ cm: 1, boosted: 2 })],
    ['no tokens told', () => dsy.counterOdds(claimed({}))],
    ['priority of nobody', () => dsy.firstOdds(claimed({ active: 1 }))],
    ['half a Unit', () => dsy.reactionCost({ activeUnits: 1, reacting: 1.5 })],
    ['SPD of 4.5', () => dsy.moveReach({ spd: 4.5, toEdge: null })],
    ['an edge below 0', () => dsy.moveReach({ spd: 4, toEdge: -1 })],
    ['no edge told', () => dsy.moveReach(claimed({ spd: 4 }))],
    [
      'sight without a word of blockers',
      () => dsy.sight(claimed({ inches: 1, concealing: 0, partly: true })),
    ],
    ['a base at no place', () => dsy.inCoherency([{ x: NaN, y: 0, r: 1 }])],
    ['a base of less than nothing', () => dsy.inCoherency([{ x: 0, y: 0, r: -1 }])],
    ['no Ping', () => dsy.revealOptions({ pings: 0, reserve: 1 })],
    ['five bases', () => dsy.vipScore({ own: [{ bases: [], start: claimed(5) }], enemy: [] })],
    ['more bases than there were', () => dsy.vipScore({ own: [], enemy: [{ bases: [1, 1], start: 1 }] })],
    ['at noon', () => dsy.marksAfter(claimed('noon'), marks(), 1)],
    ['half a Breach Counter', () => dsy.marksAfter('refresh', marks({ breach: 0.5 }), 1)],
    ['counters by number', () => dsy.marksAfter('refresh', marks({ counters: claimed([1]) }), 1)],
    ['CM below 0', () => dsy.marksAfter('refresh', marks(), -1)],
    ['a card of five bases', () => dsy.checkForce(force(2, 3, 1), [card({ bases: claimed(5) })], small)],
    ['two cards of one id', () => dsy.checkForce(force(2, 3, 1), [...CARDS, ...CARDS], small)],
    ['slots below 0', () => dsy.checkForce(force(0, 0, 0), CARDS, { ...small, commandPoints: -1 })],
    ['no slots', () => dsy.checkForce(force(0, 0, 0), CARDS, claimed({ commandPoints: 5 }))],
    ['Pings of a Unit without a card', () => dsy.pingsFor(force(2, 3, 1), CARDS.slice(1))],
    ['half a decoy', () => dsy.pingsFor(force(2, 3, 1), CARDS, { small: 0.5 })],
    ['a tiny decoy', () => dsy.pingsFor(force(2, 3, 1), CARDS, claimed({ tiny: 1 }))],
  ])('%s', (_name, call) => expect(call).toThrow(RangeError))
})
