;; Seven-card hands in WebAssembly: the same sums and tables as five.ts, without the checks of indices that JavaScript
;; makes. The tables are written into the memory by sevens-wasm.ts, which knows these places:
;;
;;        0  values      u16 by place of the perfect hash
;;   135168  shifts      u16 by row
;;   151552  flushes     u16 by the ranks held in a suit, 0 if fewer than five
;;   167936  flushSuits  u8 by the suits of a sum
;;   168192  keys        i32 by card
;;   168448  pairKeys    i32 by two cards as two bytes: the sum of their keys
;;   221184  suitSums    i32 by the ranks held in a suit: their rank sum, and the sign bit for five or more
;;   253952  pairSums    i32 by pair of cards: the rank sum
;;   259328  pairRanks   u16 by suit and pair of cards: the ranks held in the suit
;;   270336  counts      i32 by value
;;   327680  hands in    at most 131072 bytes
;;   458752  values out  u16
(module
  (memory (export "memory") 8)

  ;; The value of a set of seven ranks.
  (func $valueOfRanks (param $sum i32) (result i32)
    (i32.load16_u
      (i32.shl
        (i32.add
          (i32.load16_u offset=135168 (i32.shl (i32.and (local.get $sum) (i32.const 8191)) (i32.const 1)))
          (i32.shr_u (local.get $sum) (i32.const 13)))
        (i32.const 1))))

  ;; The rank of a card as a bit if it is of the suit, else 0.
  (func $suitedRank (param $suit i32) (param $card i32) (result i32)
    (i32.shl
      (i32.eq (i32.and (local.get $card) (i32.const 3)) (local.get $suit))
      (i32.shr_u (local.get $card) (i32.const 2))))

  ;; The value of the flush that the seven bytes at $hand make in a suit.
  (func $flushOfBytes (param $hand i32) (param $suit i32) (result i32)
    (local $ranks i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $hand) (i32.const 7)))
    (loop $card
      (local.set $ranks (i32.or (local.get $ranks)
        (call $suitedRank (local.get $suit) (i32.load8_u (local.get $hand)))))
      (local.set $hand (i32.add (local.get $hand) (i32.const 1)))
      (br_if $card (i32.lt_u (local.get $hand) (local.get $end))))
    (i32.load16_u offset=151552 (i32.shl (local.get $ranks) (i32.const 1))))

  (func $pairKey (param $at i32) (result i32)
    (i32.load offset=168448 (i32.shl (i32.load16_u (local.get $at)) (i32.const 2))))

  ;; Hands of seven bytes, one after the other.
  (func (export "rankHands") (param $count i32)
    (local $hand i32)
    (local $out i32)
    (local $end i32)
    (local $sum i32)
    (local $suit i32)
    (local.set $hand (i32.const 327680))
    (local.set $out (i32.const 458752))
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 1))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $sum
          (i32.add
            (i32.add (call $pairKey (local.get $hand))
                     (call $pairKey (i32.add (local.get $hand) (i32.const 2))))
            (i32.add (call $pairKey (i32.add (local.get $hand) (i32.const 4)))
                     (i32.load offset=168192
                       (i32.shl (i32.load8_u offset=6 (local.get $hand)) (i32.const 2))))))
        (local.set $suit (i32.load8_u offset=167936 (i32.and (local.get $sum) (i32.const 255))))
        (if (local.get $suit)
          (then (i32.store16 (local.get $out)
            (call $flushOfBytes (local.get $hand) (i32.sub (local.get $suit) (i32.const 1)))))
          (else (i32.store16 (local.get $out)
            (call $valueOfRanks (i32.shr_u (local.get $sum) (i32.const 8))))))
        (local.set $hand (i32.add (local.get $hand) (i32.const 7)))
        (local.set $out (i32.add (local.get $out) (i32.const 2)))
        (br $next))))

  (func $suitSum (param $ranks i32) (result i32)
    (i32.load offset=221184 (i32.shl (local.get $ranks) (i32.const 2))))

  ;; The value of the flush in a board: the ranks of its other suits are fewer than five, and have no flush.
  (func $flushOfBoard (param $board i64) (result i32)
    (i32.or
      (i32.or
        (i32.load16_u offset=151552
          (i32.shl (i32.wrap_i64 (i64.and (local.get $board) (i64.const 8191))) (i32.const 1)))
        (i32.load16_u offset=151552
          (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $board) (i64.const 16)) (i64.const 8191)))
                   (i32.const 1))))
      (i32.or
        (i32.load16_u offset=151552
          (i32.shl (i32.wrap_i64 (i64.and (i64.shr_u (local.get $board) (i64.const 32)) (i64.const 8191)))
                   (i32.const 1)))
        (i32.load16_u offset=151552
          (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $board) (i64.const 48))) (i32.const 1))))))

  ;; Hands of 64 bits, 16 for each suit, of which the lower 13 are the ranks.
  (func (export "rankBoards") (param $count i32)
    (local $hand i32)
    (local $out i32)
    (local $end i32)
    (local $sum i32)
    (local.set $hand (i32.const 327680))
    (local.set $out (i32.const 458752))
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 1))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
        (local.set $sum
          (i32.add
            (i32.add (call $suitSum (i32.load16_u (local.get $hand)))
                     (call $suitSum (i32.load16_u offset=2 (local.get $hand))))
            (i32.add (call $suitSum (i32.load16_u offset=4 (local.get $hand)))
                     (call $suitSum (i32.load16_u offset=6 (local.get $hand))))))
        (if (i32.lt_s (local.get $sum) (i32.const 0))
          (then (i32.store16 (local.get $out) (call $flushOfBoard (i64.load (local.get $hand)))))
          (else (i32.store16 (local.get $out) (call $valueOfRanks (local.get $sum)))))
        (local.set $hand (i32.add (local.get $hand) (i32.const 8)))
        (local.set $out (i32.add (local.get $out) (i32.const 2)))
        (br $next))))

  (func $count (param $value i32)
    (local $at i32)
    (local.set $at (i32.shl (local.get $value) (i32.const 2)))
    (i32.store offset=270336 (local.get $at)
      (i32.add (i32.load offset=270336 (local.get $at)) (i32.const 1))))

  ;; Counts the hands that five cards make with each of the first pairs, if none can be a flush.
  (func $addPairs (param $sum i32) (param $pairs i32)
    (local $pair i32)
    (local $end i32)
    (local.set $end (i32.shl (local.get $pairs) (i32.const 2)))
    (loop $next
      (call $count (call $valueOfRanks
        (i32.add (local.get $sum) (i32.load offset=253952 (local.get $pair)))))
      (local.set $pair (i32.add (local.get $pair) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $pair) (local.get $end)))))

  ;; The same if they may be flushes in a suit of which the five cards hold $ranks.
  (func $addPairsOrFlushes (param $sum i32) (param $pairs i32) (param $suit i32) (param $ranks i32)
    (local $pair i32)
    (local $inSuit i32)
    (local $end i32)
    (local $flush i32)
    (local.set $inSuit (i32.mul (local.get $suit) (i32.const 2652)))
    (local.set $end (i32.shl (local.get $pairs) (i32.const 2)))
    (loop $next
      (local.set $flush (i32.load16_u offset=151552
        (i32.shl (i32.or (local.get $ranks) (i32.load16_u offset=259328 (local.get $inSuit))) (i32.const 1))))
      (if (local.get $flush)
        (then (call $count (local.get $flush)))
        (else (call $count (call $valueOfRanks
          (i32.add (local.get $sum) (i32.load offset=253952 (local.get $pair)))))))
      (local.set $inSuit (i32.add (local.get $inSuit) (i32.const 2)))
      (local.set $pair (i32.add (local.get $pair) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $pair) (local.get $end)))))

  (func $rankSum (param $card i32) (result i32)
    (i32.shr_u (i32.load offset=168192 (i32.shl (local.get $card) (i32.const 2))) (i32.const 8)))

  ;; A one in the card's suit of four hexadecimal digits.
  (func $suitCount (param $card i32) (result i32)
    (i32.shl (i32.const 1) (i32.shl (i32.and (local.get $card) (i32.const 3)) (i32.const 2))))

  ;; Goes down from card $below, holding cards with this sum, these counts of suits and this board; $left cards are
  ;; still to come before the last two.
  (func $hold (param $below i32) (param $left i32) (param $sum i32) (param $suits i32) (param $board i64)
    (local $three i32)
    (local $suit i32)
    (local $card i32)
    (if (i32.eqz (local.get $left))
      (then
        (local.set $card (i32.shr_u
          (i32.mul (local.get $below) (i32.sub (local.get $below) (i32.const 1))) (i32.const 1)))
        (local.set $three (i32.and (i32.add (local.get $suits) (i32.const 0x5555)) (i32.const 0x8888)))
        (if (local.get $three)
          (then
            (local.set $suit (i32.shr_u (i32.ctz (local.get $three)) (i32.const 2)))
            (call $addPairsOrFlushes (local.get $sum) (local.get $card) (local.get $suit)
              (i32.wrap_i64 (i64.and
                (i64.shr_u (local.get $board) (i64.extend_i32_u (i32.shl (local.get $suit) (i32.const 4))))
                (i64.const 8191)))))
          (else (call $addPairs (local.get $sum) (local.get $card))))
        (return)))
    (local.set $card (i32.add (local.get $left) (i32.const 1)))
    (loop $next
      (if (i32.lt_u (local.get $card) (local.get $below))
        (then
          (call $hold
            (local.get $card)
            (i32.sub (local.get $left) (i32.const 1))
            (i32.add (local.get $sum) (call $rankSum (local.get $card)))
            (i32.add (local.get $suits) (call $suitCount (local.get $card)))
            (i64.or (local.get $board) (i64.shl (i64.const 1) (i64.extend_i32_u
              (i32.add (i32.shl (i32.and (local.get $card) (i32.const 3)) (i32.const 4))
                       (i32.shr_u (local.get $card) (i32.const 2)))))))
          (local.set $card (i32.add (local.get $card) (i32.const 1)))
          (br $next)))))

  ;; Counts all 133,784,560 hands by value, looking at every one.
  (func (export "enumerate")
    (memory.fill (i32.const 270336) (i32.const 0) (i32.const 29852))
    (call $hold (i32.const 52) (i32.const 5) (i32.const 0) (i32.const 0) (i64.const 0))))
