;; Seven-card hands in WebAssembly, many at once. The tables are written into the memory by sevens-wasm.ts, which knows
;; these places:
;;
;;        0  values       u16 by place of the perfect hash
;;   135168  shifts       u16 by row of the perfect hash
;;   151552  flushes      u16 by the ranks held in a suit, 0 if fewer than five
;;   167936  valuesBySet  u16 by index of a set of ranks: see rank-sets.ts
;;   268800  rowStarts    i32 by the twos of a set, doubled
;;   301568  columns      u16 by the ones of a set, doubled
;;   317952  rankKeys     i32 by card
;;   318208  cardBoards   i64 by card
;;   318720  pairBoards   i64 by two cards as two bytes
;;   423680  pairSums     i32 by pair of cards: the rank sum
;;   429056  pairRanks    u16 by suit and pair of cards: the ranks held in the suit
;;   439680  counts       i32 by value
;;   469632  noted        i32: the number of a hand, times 256, and a bit for each of eight from there on
;;   471808  hands in     seven bytes each
;;   500480  boards       four u16 each: the ranks held in a suit
;;   533248  values out   u16
(module
  (memory (export "memory") 9)

  ;; Hands of seven bytes, one after the other.
  (func (export "rankHands") (param $count i32)
    (local $hand i32)
    (local $board i32)
    (local $end i32)
    (local.set $end (i32.shl (local.get $count) (i32.const 3)))
    (loop $next
      (i64.store offset=500480 (local.get $board)
        (i64.or
          (i64.or (call $pairBoard (i32.load16_u offset=471808 (local.get $hand)))
                  (call $pairBoard (i32.load16_u offset=471810 (local.get $hand))))
          (i64.or (call $pairBoard (i32.load16_u offset=471812 (local.get $hand)))
                  (i64.load offset=318208 (i32.shl (i32.load8_u offset=471814 (local.get $hand)) (i32.const 3))))))
      (local.set $hand (i32.add (local.get $hand) (i32.const 7)))
      (local.set $board (i32.add (local.get $board) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $board) (local.get $end))))
    (call $rankBoards (local.get $count)))

  (func $pairBoard (param $cards i32) (result i64)
    (i64.load offset=318720 (i32.shl (local.get $cards) (i32.const 3))))

  ;; Eight boards at a time, as if there were no flush and no four of a kind. Hands that are one are noted, and ranked
  ;; afterwards: a branch for them in between is guessed wrong so often that it takes a fifth longer. The steps for each
  ;; of the eight are written out because so many calls would not all be inlined.
  (func $rankBoards (export "rankBoards") (param $count i32)
    (local $hand i32)
    (local $board i32)
    (local $out i32)
    (local $noted i32)
    (local $exceptions i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local $clubs v128) (local $diamonds v128) (local $hearts v128) (local $spades v128)
    (local $ones v128) (local $twos v128)
    (loop $next
      ;; Eight hands of four suits become four suits of eight hands.
      (local.set $a (v128.load offset=500480 (local.get $board)))
      (local.set $b (v128.load offset=500496 (local.get $board)))
      (local.set $c (v128.load offset=500512 (local.get $board)))
      (local.set $d (v128.load offset=500528 (local.get $board)))
      (local.set $e (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $a) (local.get $c)))
      (local.set $f (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $a) (local.get $c)))
      (local.set $g (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $b) (local.get $d)))
      (local.set $h (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $b) (local.get $d)))
      (local.set $a (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $e) (local.get $g)))
      (local.set $b (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $e) (local.get $g)))
      (local.set $c (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $f) (local.get $h)))
      (local.set $d (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $f) (local.get $h)))
      (local.set $clubs (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $a) (local.get $c)))
      (local.set $diamonds (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $a) (local.get $c)))
      (local.set $hearts (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $b) (local.get $d)))
      (local.set $spades (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $b) (local.get $d)))

      ;; How often each rank is held, in binary: two suits and two suits are added up, and then both sums. The shifts
      ;; make places in the memory of them.
      (local.set $a (v128.xor (local.get $clubs) (local.get $diamonds)))
      (local.set $b (v128.and (local.get $clubs) (local.get $diamonds)))
      (local.set $c (v128.xor (local.get $hearts) (local.get $spades)))
      (local.set $d (v128.and (local.get $hearts) (local.get $spades)))
      (local.set $ones (i16x8.shl (v128.xor (local.get $a) (local.get $c)) (i32.const 1)))
      (local.set $twos (i16x8.shl
        (v128.or (v128.and (local.get $a) (local.get $c)) (v128.or (local.get $b) (local.get $d))) (i32.const 2)))
      (i32.store16 offset=533248 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 0 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 0 (local.get $twos))))))
      (i32.store16 offset=533250 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 1 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 1 (local.get $twos))))))
      (i32.store16 offset=533252 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 2 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 2 (local.get $twos))))))
      (i32.store16 offset=533254 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 3 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 3 (local.get $twos))))))
      (i32.store16 offset=533256 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 4 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 4 (local.get $twos))))))
      (i32.store16 offset=533258 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 5 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 5 (local.get $twos))))))
      (i32.store16 offset=533260 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 6 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 6 (local.get $twos))))))
      (i32.store16 offset=533262 (local.get $out) (i32.load16_u offset=167936 (i32.add
        (i32.load16_u offset=301568 (i16x8.extract_lane_u 7 (local.get $ones)))
        (i32.load offset=268800 (i16x8.extract_lane_u 7 (local.get $twos))))))

      (local.set $exceptions (i16x8.bitmask (i16x8.ne (v128.const i64x2 0 0) (v128.or
        (v128.and (local.get $b) (local.get $d))
        (call $fifth (local.get $clubs) (local.get $diamonds) (local.get $hearts) (local.get $spades))))))
      (i32.store offset=469632 (local.get $noted)
        (i32.or (i32.shl (local.get $hand) (i32.const 8)) (local.get $exceptions)))
      (local.set $noted (i32.add (local.get $noted)
        (i32.shl (i32.ne (local.get $exceptions) (i32.const 0)) (i32.const 2))))

      (local.set $board (i32.add (local.get $board) (i32.const 64)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $hand (i32.add (local.get $hand) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $hand) (local.get $count))))
    (call $rankNoted (local.get $noted)))

  ;; Not zero where one of the suits is held five times. Two suits may both be held more than twice, but then one or two
  ;; cards of each are left without two of them, and the greater of the two numbers will do.
  (func $fifth (param $clubs v128) (param $diamonds v128) (param $hearts v128) (param $spades v128) (result v128)
    (call $withoutTwo (i16x8.max_u
      (i16x8.max_u (call $withoutTwo (local.get $clubs)) (call $withoutTwo (local.get $diamonds)))
      (i16x8.max_u (call $withoutTwo (local.get $hearts)) (call $withoutTwo (local.get $spades))))))
  (func $withoutTwo (param $ranks v128) (result v128)
    (call $withoutOne (call $withoutOne (local.get $ranks))))
  (func $withoutOne (param $ranks v128) (result v128)
    (v128.and (local.get $ranks) (i16x8.sub (local.get $ranks) (i16x8.splat (i32.const 1)))))

  (func $rankNoted (param $end i32)
    (local $noted i32)
    (local $exceptions i32)
    (local $hand i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $noted) (local.get $end)))
        (local.set $exceptions (i32.load8_u offset=469632 (local.get $noted)))
        (loop $exception
          (local.set $hand (i32.add
            (i32.shr_u (i32.load offset=469632 (local.get $noted)) (i32.const 8))
            (i32.ctz (local.get $exceptions))))
          (i32.store16 offset=533248 (i32.shl (local.get $hand) (i32.const 1))
            (call $valueOfException (i32.shl (local.get $hand) (i32.const 3))))
          (local.set $exceptions (i32.and (local.get $exceptions) (i32.sub (local.get $exceptions) (i32.const 1))))
          (br_if $exception (local.get $exceptions)))
        (local.set $noted (i32.add (local.get $noted) (i32.const 4)))
        (br $next))))

  ;; The value of a flush or four of a kind; seven cards cannot be both.
  (func $valueOfException (param $board i32) (result i32)
    (local $clubs i32)
    (local $diamonds i32)
    (local $hearts i32)
    (local $spades i32)
    (local $fours i32)
    (local.set $clubs (i32.load16_u offset=500480 (local.get $board)))
    (local.set $diamonds (i32.load16_u offset=500482 (local.get $board)))
    (local.set $hearts (i32.load16_u offset=500484 (local.get $board)))
    (local.set $spades (i32.load16_u offset=500486 (local.get $board)))
    (local.set $fours (i32.and (i32.and (local.get $clubs) (local.get $diamonds))
                               (i32.and (local.get $hearts) (local.get $spades))))
    (if (result i32) (local.get $fours)
      (then (call $valueOfFours (local.get $fours) (i32.xor (local.get $fours)
        (i32.or (i32.or (local.get $clubs) (local.get $diamonds)) (i32.or (local.get $hearts) (local.get $spades))))))
      ;; Three suits have fewer than five ranks, and no value.
      (else (i32.or (i32.or (call $valueOfFlush (local.get $clubs)) (call $valueOfFlush (local.get $diamonds)))
                    (i32.or (call $valueOfFlush (local.get $hearts)) (call $valueOfFlush (local.get $spades)))))))

  ;; Whatever is beside them counts as much as three of its highest rank do. Of the sets with fours, which are 455 for
  ;; each rank from 44473 on, those with a rank three times are every fourteenth from 286 on.
  (func $valueOfFours (param $fours i32) (param $others i32) (result i32)
    (i32.load16_u offset=257454
      (i32.add (i32.mul (i32.ctz (local.get $fours)) (i32.const 910))
               (i32.mul (i32.sub (i32.const 31) (i32.clz (local.get $others))) (i32.const 28)))))

  (func $valueOfFlush (param $ranks i32) (result i32)
    (i32.load16_u offset=151552 (i32.shl (local.get $ranks) (i32.const 1))))

  ;; Counts all 133,784,560 hands by value, looking at every one.
  (func (export "enumerate")
    (memory.fill (i32.const 439680) (i32.const 0) (i32.const 29852))
    (call $hold (i32.const -1) (i32.const 5) (i32.const 0) (i32.const 0) (i64.const 0)))

  ;; Goes up from card $above, holding cards with this sum, these counts of suits and this board; $left cards are still
  ;; to come before the last two.
  (func $hold (param $above i32) (param $left i32) (param $sum i32) (param $suits i32) (param $board i64)
    (local $card i32)
    (local $pairs i32)
    (local $three i32)
    (local $suit i32)
    (if (i32.eqz (local.get $left))
      (then
        (local.set $pairs (i32.shr_u
          (i32.mul (i32.sub (i32.const 51) (local.get $above)) (i32.sub (i32.const 50) (local.get $above)))
          (i32.const 1)))
        (local.set $three (i32.and (i32.add (local.get $suits) (i32.const 0x5555)) (i32.const 0x8888)))
        (if (local.get $three)
          (then
            (local.set $suit (i32.shr_u (i32.ctz (local.get $three)) (i32.const 2)))
            (call $addPairsOrFlushes (local.get $sum) (local.get $pairs) (local.get $suit)
              (i32.wrap_i64 (i64.and
                (i64.shr_u (local.get $board) (i64.extend_i32_u (i32.shl (local.get $suit) (i32.const 4))))
                (i64.const 8191)))))
          (else (call $addPairs (local.get $sum) (local.get $pairs))))
        (return)))
    (local.set $card (i32.add (local.get $above) (i32.const 1)))
    (loop $next
      (call $hold
        (local.get $card)
        (i32.sub (local.get $left) (i32.const 1))
        (i32.add (local.get $sum) (i32.load offset=317952 (i32.shl (local.get $card) (i32.const 2))))
        (i32.add (local.get $suits) (call $suitCount (local.get $card)))
        (i64.or (local.get $board) (i64.load offset=318208 (i32.shl (local.get $card) (i32.const 3)))))
      (local.set $card (i32.add (local.get $card) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $card) (i32.sub (i32.const 51) (local.get $left))))))

  ;; A one in the card's suit of four hexadecimal digits.
  (func $suitCount (param $card i32) (result i32)
    (i32.shl (i32.const 1) (i32.shl (i32.and (local.get $card) (i32.const 3)) (i32.const 2))))

  ;; Counts the hands that five cards make with each of the first pairs, if none can be a flush.
  (func $addPairs (param $sum i32) (param $pairs i32)
    (local $pair i32)
    (local $end i32)
    (local.set $end (i32.shl (local.get $pairs) (i32.const 2)))
    (loop $next
      (call $count (call $valueOfSum
        (i32.add (local.get $sum) (i32.load offset=423680 (local.get $pair)))))
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
      (local.set $flush (call $valueOfFlush
        (i32.or (local.get $ranks) (i32.load16_u offset=429056 (local.get $inSuit)))))
      (if (local.get $flush)
        (then (call $count (local.get $flush)))
        (else (call $count (call $valueOfSum
          (i32.add (local.get $sum) (i32.load offset=423680 (local.get $pair)))))))
      (local.set $inSuit (i32.add (local.get $inSuit) (i32.const 2)))
      (local.set $pair (i32.add (local.get $pair) (i32.const 4)))
      (br_if $next (i32.lt_u (local.get $pair) (local.get $end)))))

  ;; The value of seven ranks with this sum.
  (func $valueOfSum (param $sum i32) (result i32)
    (i32.load16_u
      (i32.shl
        (i32.add
          (i32.load16_u offset=135168 (i32.shl (i32.and (local.get $sum) (i32.const 8191)) (i32.const 1)))
          (i32.shr_u (local.get $sum) (i32.const 13)))
        (i32.const 1))))

  (func $count (param $value i32)
    (local $at i32)
    (local.set $at (i32.shl (local.get $value) (i32.const 2)))
    (i32.store offset=439680 (local.get $at)
      (i32.add (i32.load offset=439680 (local.get $at)) (i32.const 1)))))
